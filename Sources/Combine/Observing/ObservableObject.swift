/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same publisher each time. It is kept by the storage of the object's `@Published` properties, which send to it;
  /// an object without any has its publisher in a table on the side.
  public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}
