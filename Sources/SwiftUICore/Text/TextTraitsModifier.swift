/// Traits for the texts in a view, over those that are set around it.
public struct _TextTraitsModifier {
  let traits: TextTraits
}

extension _TextTraitsModifier: _GraphModifier {
  public typealias Node = _TextTraitsNode
}

public final class _TextTraitsNode: EnvironmentNode<_TextTraitsModifier> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[TextTraitsKey.self] = modifier.traits.over(environment[TextTraitsKey.self])
    return environment
  }

  override func isEqual(to old: _TextTraitsModifier) -> Bool { modifier.traits == old.traits }
  public override var label: String { "textTraits" }
}

/// Keeps the user's size of text among those allowed.
public struct _DynamicTypeRangeModifier {
  let allowed: [DynamicTypeSize]
}

extension _DynamicTypeRangeModifier: _GraphModifier {
  public typealias Node = _DynamicTypeRangeNode
}

public final class _DynamicTypeRangeNode: EnvironmentNode<_DynamicTypeRangeModifier> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    guard let first = modifier.allowed.first, let last = modifier.allowed.last else { return environment }
    var environment = environment
    environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    return environment
  }

  override func isEqual(to old: _DynamicTypeRangeModifier) -> Bool { modifier.allowed == old.allowed }
  public override var label: String { "dynamicTypeSize" }
}
