import Foundation

extension NotificationCenter {
  /// Sends the notifications of one name, on the thread that posts them.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let sent = Transfer(value: subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.value.send($0) }
      let observer = Transfer(value: (center, token))
      subject.handleEvents(receiveCancel: { observer.value.0.removeObserver(observer.value.1) })
        .receive(subscriber: subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
