import Foundation

extension UICollectionView {
  /// Registers a class, and configures its cells, by value. Make one and keep it: one made in the cell provider would
  /// register anew for every item.
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let handler: Handler

    @MainActor public init(handler: @escaping Handler) {
      identifier = RegistrationNumber.next("cell")
      self.handler = handler
    }
  }

  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    @MainActor public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNumber.next("supplementary")
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if cells.type(for: registration.identifier) == nil {
      if preparing != nil, registeredWhileAsking.insert(registration.identifier).inserted,
        registeredWhileAsking.count > 8
      {
        report(
          "registrationPerCell",
          "cell registrations are made inside the cell provider: cells are never used again. Make one and keep it")
      }
      cells.register(Cell.self, for: registration.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = dequeued as? Cell ?? Cell.make(frame: dequeued.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    registerSupplementary(Supplementary.self, registration.elementKind, registration.identifier)
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary.make(frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Names registrations in the order in which they are made.
@MainActor enum RegistrationNumber {
  private static var last = 0

  static func next(_ what: String) -> String {
    last += 1
    return "registration-\(what)-\(last)"
  }
}
