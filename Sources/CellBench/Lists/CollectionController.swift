import UIKit

/// The controller and data source of a `CollectionWorld`.
public final class CollectionController<Row>: UIViewController, UICollectionViewDataSource {
  public let collectionView: UICollectionView
  let rows: Rows<Row>
  private let cell: CollectionCellProvider<Row>

  init(rows: Rows<Row>, layout: UICollectionViewLayout, cell: @escaping CollectionCellProvider<Row>) {
    self.rows = rows
    self.cell = cell
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collectionView.dataSource = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(collectionView, indexPath, rows[indexPath.item])
  }
}
