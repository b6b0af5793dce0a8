// The toolchain carries a cross-import overlay of this name: a file that imports both Testing and CoreGraphics, or
// anything that re-exports CoreGraphics, does not compile without it.
@_exported import CoreGraphics
