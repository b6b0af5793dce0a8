import SwiftUICore

/// Makes an entry of the environment of a declared property: a key with the property's value as its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacro", type: "Entry")
