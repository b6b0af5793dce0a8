/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
