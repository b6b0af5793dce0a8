import UIKit

final class ProfileList: UITableViewController {
  var profiles: [Profile] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProfileCell.self, forCellReuseIdentifier: "profile")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    profiles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "profile", for: indexPath) as! ProfileCell
    cell.configure(with: profiles[indexPath.row], parent: self)
    return cell
  }
}
