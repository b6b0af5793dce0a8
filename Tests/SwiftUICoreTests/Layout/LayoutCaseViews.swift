import SwiftUICore

/// The views of the cases of kind `layout`, as their text has them. The palette's letters are as in the fixture.
@MainActor enum LayoutCaseViews {
  static let R = Color.red, G = Color.green, B = Color.blue, Y = Color.yellow
  static let M = Color.pink, C = Color.cyan, K = Color.black, W = Color.white

  static func view(_ id: String) -> AnyView? {
    frames[id]?() ?? stacks[id]?() ?? layers[id]?()
  }

  private static let frames: [String: () -> AnyView] = [
    "L-frame-fixed": { AnyView(R.frame(width: 60, height: 24)) },
    "L-frame-height-only": { AnyView(R.frame(height: 30)) },
    "L-frame-max-small-proposal": { AnyView(R.frame(maxWidth: 120, maxHeight: 60)) },
    "L-frame-minmax": { AnyView(R.frame(minWidth: 20, maxWidth: 240, minHeight: 16, maxHeight: 50)) },
    "L-frame-maxinf-bottomtrailing": {
      AnyView(
        R.frame(width: 40, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing))
    },
    "L-frame-bottom": { AnyView(R.frame(width: 20, height: 10).frame(width: 100, height: 80, alignment: .bottom)) },
    "L-frame-child-overflow-max": { AnyView(R.frame(width: 100, height: 50).frame(maxWidth: 60)) },
    "L-frame-min-expands": { AnyView(R.frame(width: 40, height: 20).frame(minWidth: 60, alignment: .trailing)) },
    "L-color-fixedsize-h": { AnyView(R.fixedSize(horizontal: true, vertical: false)) },
    "L-ideal-fixedsize": { AnyView(R.frame(idealWidth: 70, idealHeight: 30).fixedSize()) },
    "L-pad-default": { AnyView(R.frame(width: 50, height: 30).padding()) },
    "L-pad-leading": { AnyView(R.frame(width: 50, height: 30).padding(.leading, 30).background(B)) },
    "L-pad-nested": {
      AnyView(R.frame(width: 50, height: 30).padding(10).background(G).padding(20).background(B))
    },
    "L-pad-exceeds": { AnyView(R.padding(20).background(B)) },
    "L-ar-fill-half": { AnyView(R.aspectRatio(0.5, contentMode: .fill)) },
    "L-ar-fill-2-1": { AnyView(R.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)) },
    "L-ar-nil-fill": { AnyView(R.aspectRatio(contentMode: .fill)) },
    "L-position": { AnyView(R.frame(width: 20, height: 20).position(x: 30, y: 70)) },
  ]

  private static let stacks: [String: () -> AnyView] = [
    "L-h-default-spacing": {
      AnyView(
        HStack {
          R.frame(width: 50, height: 50)
          B.frame(width: 50, height: 30)
        })
    },
    "L-h-spacing-0-top": {
      AnyView(
        HStack(alignment: .top, spacing: 0) {
          R.frame(width: 50, height: 50)
          B.frame(width: 50, height: 30)
        })
    },
    "L-v-trailing": {
      AnyView(
        VStack(alignment: .trailing, spacing: 4) {
          R.frame(width: 40, height: 40)
          B.frame(width: 70, height: 10)
        })
    },
    "L-v-two-flex": {
      AnyView(
        VStack {
          R
          B
        })
    },
    "L-h-spacer": {
      AnyView(
        HStack {
          R.frame(width: 50, height: 50)
          Spacer()
          B.frame(width: 50, height: 50)
        })
    },
    "L-h-two-spacers": {
      AnyView(
        HStack {
          R.frame(width: 40, height: 50)
          Spacer()
          B.frame(width: 40, height: 50)
          Spacer()
          G.frame(width: 40, height: 50)
        })
    },
    "L-h-spacer-min0-tight": {
      AnyView(
        HStack {
          R.frame(width: 80, height: 50)
          Spacer(minLength: 0)
          B.frame(width: 80, height: 50)
        })
    },
    "L-h-spacer-vs-flex": {
      AnyView(
        HStack(spacing: 0) {
          R
          Spacer()
          B.frame(width: 40)
        })
    },
    "L-h-max-flex": {
      AnyView(
        HStack(alignment: .top) {
          R.frame(maxWidth: 50, maxHeight: 50)
          G.frame(maxWidth: 40, maxHeight: 30)
          B.frame(maxWidth: 30, maxHeight: 30)
        })
    },
    "L-h-min-flex": {
      AnyView(
        HStack(spacing: 0) {
          R.frame(minWidth: 200)
          B
        })
    },
    "L-h-mix": {
      AnyView(
        HStack(spacing: 0) {
          R
          G.frame(width: 37)
          B.frame(minWidth: 90)
          Y.frame(maxWidth: 20)
          M.frame(minWidth: 10, maxWidth: 60)
        })
    },
    "L-h-priority": {
      AnyView(
        HStack(spacing: 0) {
          R.frame(minWidth: 50)
          B.layoutPriority(1)
        })
    },
    "L-h-priority-fixedmax": {
      AnyView(
        HStack(spacing: 10) {
          R
          B.frame(maxWidth: 120).layoutPriority(1)
        })
    },
    "L-v-hidden": {
      AnyView(
        VStack(spacing: 0) {
          R
          G.hidden()
          B
        })
    },
    "L-v-nested": {
      AnyView(
        VStack {
          R.frame(width: 40, height: 40)
          B.frame(width: 40, height: 40)
          HStack {
            G.frame(width: 40, height: 40)
            Y.frame(width: 40, height: 40)
          }
        })
    },
    "L-group-frame": {
      AnyView(
        VStack(spacing: 0) {
          Group {
            R
            B
          }.frame(width: 100, height: 50)
        })
    },
    "L-h-conditional": {
      let flag = true
      return AnyView(
        HStack(spacing: 0) {
          if flag { R } else { B }
          G
        })
    },
    "L-h-empty": { AnyView(HStack {}.background(B)) },
    "L-cell-row-spacer": {
      AnyView(
        HStack(spacing: 12) {
          R.frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 2) {
            G.frame(width: 120, height: 20)
            B.frame(width: 80, height: 16)
          }
          Spacer()
          Y.frame(width: 30, height: 30)
        }.padding(.horizontal, 16))
    },
    "L-h-fixedsize": {
      AnyView(
        HStack(spacing: 5) {
          R
          B.frame(width: 30)
        }.fixedSize())
    },
    "L-ar-in-hstack": {
      AnyView(
        HStack(spacing: 0) {
          R.aspectRatio(1, contentMode: .fit)
          B
        })
    },
    "L-offset-in-stack": {
      AnyView(
        HStack(spacing: 0) {
          R.frame(width: 20, height: 20).offset(x: 10, y: 0)
          B.frame(width: 20, height: 20)
        })
    },
    "L-ag-trailing-dim": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          R.frame(width: 40, height: 20).alignmentGuide(.leading) { d in d[.trailing] }
          B.frame(width: 60, height: 20)
        })
    },
    "L-ag-unrelated": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          R.frame(width: 40, height: 20).alignmentGuide(.trailing) { _ in 10 }
          B.frame(width: 60, height: 20)
        })
    },
  ]

  private static let layers: [String: () -> AnyView] = [
    "L-z-bottomtrailing": {
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          R.frame(width: 60, height: 60)
          B.frame(width: 20, height: 20)
        })
    },
    "L-z-priority": {
      AnyView(
        ZStack(alignment: .leading) {
          B.frame(width: 100, height: 100).layoutPriority(-0.1)
          R.frame(width: 60, height: 60)
          G.frame(width: 40, height: 40).layoutPriority(1)
        })
    },
    "L-overlay-topleading": {
      AnyView(R.frame(width: 200, height: 200).overlay(alignment: .topLeading) { G.frame(width: 100, height: 100) })
    },
    "L-overlay-bigger": { AnyView(R.frame(width: 50, height: 50).overlay { G.frame(width: 80, height: 10) }) },
    "L-zindex": {
      AnyView(
        VStack {
          W.frame(width: 100, height: 100).zIndex(1)
          K.frame(width: 100, height: 100)
        }.frame(width: 200, height: 200))
    },
    "L-geo-two": {
      AnyView(
        GeometryReader { p in
          B.frame(width: p.size.width / 2, height: p.size.height / 2)
          R.frame(width: p.size.width / 4, height: p.size.height / 4)
        })
    },
    "L-safearea-inset": { AnyView(R.safeAreaInset(edge: .top, spacing: 0) { B.frame(height: 20) }) },
  ]
}
