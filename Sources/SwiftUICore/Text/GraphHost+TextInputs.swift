extension _GraphHostBase {
  /// The text inputs of an environment. Neighbours mostly share theirs, so the last one is kept.
  final func textInputs(for environment: EnvironmentValues) -> TextInputs {
    if let last = lastTextInputs, last.environment.isIdentical(to: environment) { return last.inputs }
    let inputs = TextInputs(environment)
    lastTextInputs = (environment, inputs)
    return inputs
  }
}
