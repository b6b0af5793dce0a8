import CellBench
import SwiftUI
import UIKit

struct Post {
  let author: String
  let handle: String
  let age: String
  let text: String
  let tags: [String]
  let counts: [Int]
  let isLiked: Bool
}

/// A card of a social feed: more than twenty views.
struct FeedCardView: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      FeedHeader(post: post)
      Text(post.text)
      Color.gray
        .frame(height: 160)
        .cornerRadius(12)
      HStack(spacing: 6) {
        ForEach(post.tags, id: \.self) { tag in
          Text(tag)
            .font(.caption)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color.yellow)
            .cornerRadius(8)
        }
      }
      FeedActions(post: post)
    }
    .padding(16)
  }
}

struct FeedHeader: View {
  let post: Post

  var body: some View {
    HStack(spacing: 10) {
      Color.blue
        .frame(width: 40, height: 40)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(post.author)
          .font(.headline)
        Text(post.handle)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(post.age)
        .font(.caption)
        .foregroundColor(.secondary)
    }
  }
}

struct FeedActions: View {
  let post: Post

  private static let symbols = ["bubble.left", "arrow.2.squarepath", "heart", "paperplane"]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(0..<4, id: \.self) { index in
        HStack(spacing: 4) {
          Image(systemName: Self.symbols[index])
          Text("\(post.counts[index])")
            .font(.footnote)
        }
      }
      Spacer()
    }
    .foregroundColor(post.isLiked ? .red : .secondary)
  }
}

/// The view is below; its plain-UIKit twin is in FeedCardTwin.swift.
enum FeedCard: RowContent {
  static let name = "feed"

  static func row(at index: Int, from random: inout SeededRandom) -> Post {
    let author = Words.names[random.below(Words.names.count)]
    return Post(
      author: author, handle: "@\(author.lowercased())\(index)", age: "\(1 + random.below(59)) min",
      text: "\(index): " + Words.sentence(of: 5 + random.below(30), from: &random),
      tags: Words.tags(3, from: &random), counts: (0..<4).map { _ in random.below(1_000) },
      isLiked: random.below(3) == 0)
  }

  static func view(for row: Post) -> FeedCardView { FeedCardView(post: row) }

  static func mark(of row: Post) -> String { row.text }

  static let estimatedRowHeight: CGFloat = 360
}
