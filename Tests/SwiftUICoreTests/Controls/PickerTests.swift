import Foundation
import SwiftUICore
import Testing

@MainActor struct PickerTests {
  private var picker: some View {
    Picker("Color", systemImage: "paintpalette", selection: .constant(2)) {
      Text("one").tag(1)
      ForEach(2..<4) { Text($0 == 2 ? "two" : "three").tag($0) }
    }
  }

  private func leaves(_ view: some View) -> [_DrawnLeaf] {
    let host = _GraphHost(rootView: view)
    host.appear()
    host.update()
    host.layout(in: CGSize(width: 300, height: 400))
    return host.leaves()
  }

  private func size(_ view: some View) -> CGSize {
    _GraphHost(rootView: view).sizeThatFits(ProposedViewSize(width: 300, height: nil))
  }

  @Test("a menu shows the label and what is selected")
  func menu() {
    #expect(leaves(picker.pickerStyle(.menu)) == leaves(picker))
    #expect(leaves(picker).compactMap(\.text).suffix(2) == ["Color", "two"])
  }

  @Test("segments show everything side by side in equal widths, without the label")
  func segments() {
    let segments = leaves(picker.pickerStyle(.segmented))
    #expect(segments.map(\.text) == ["one", "two", "three"])
    #expect(segments.enumerated().allSatisfy { abs($1.frame.midX - CGFloat($0 * 100 + 50)) <= 1 })
    #expect(size(picker.pickerStyle(.segmented)) == CGSize(width: 300, height: 32))
    #expect(size(picker.pickerStyle(.palette)) == CGSize(width: 300, height: 32))
  }

  @Test("a wheel has its own height, rows stand below the label")
  func wheelAndRows() {
    #expect(size(picker.pickerStyle(.wheel)).height == 216)
    #expect(leaves(picker.pickerStyle(.wheel)).compactMap(\.text).last == "two")
    #expect(leaves(picker.pickerStyle(.inline)).compactMap(\.text).suffix(3) == ["one", "two", "three"])
  }
}
