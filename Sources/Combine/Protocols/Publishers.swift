/// The publishers that operators return.
public enum Publishers {}
