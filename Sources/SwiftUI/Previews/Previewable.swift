/// Marks a dynamic property that a preview's body declares. Previews are drawn by Apple's tools only: here the mark
/// expands to nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacro", type: "Previewable")
