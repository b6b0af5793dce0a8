import SwiftUI

struct Profile {
  let name: String
  let status: String
}

struct ProfileRow: View {
  let profile: Profile

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle")
        .frame(width: 36, height: 36)
      VStack(alignment: .leading) {
        Text(profile.name)
          .font(.headline)
        Text(profile.status)
          .foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding()
  }
}

#Preview {
  ProfileRow(profile: Profile(name: "Ada", status: "Away"))
}
