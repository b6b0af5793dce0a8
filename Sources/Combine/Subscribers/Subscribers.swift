/// The subscribers that Combine brings, and what subscribers talk in.
public enum Subscribers {}
