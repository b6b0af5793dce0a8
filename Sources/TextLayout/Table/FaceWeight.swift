/// The weights that the table has.
enum FaceWeight: CaseIterable {
  case regular, medium, bold
}
