import Foundation
import SwiftUICore
import Testing

/// Styles of one's own for boxes, groups and labeled content.
@Suite @MainActor struct ContainerStyleTests {
  struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  struct Arrowless: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aStyleMakesTheLook() {
    #expect(texts(LabeledContent("label", value: "value").labeledContentStyle(Stacked())) == ["value", "label"])
    #expect(texts(LabeledContent("label", value: 3, format: .number)) == ["label", "3"])
    #expect(texts(GroupBox("title") { Text("content") }).suffix(2) == ["title", "content"])
    #expect(texts(GroupBox("title") { Text("content") }.groupBoxStyle(Plain())) == ["content"])
  }

  @Test func aDisclosureGroupsStyleOpensIt() {
    let stage = Stage(DisclosureGroup("more") { Text("inside") }.disclosureGroupStyle(Arrowless()))
    #expect(stage.host.leaves().map(\.text) == ["more"])
    stage.host.tap("more")
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["more", "inside"])
    stage.host.tap("more")
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["more"])
  }

  @Test func fieldsOfValuesParseWhatIsWritten() {
    nonisolated(unsafe) var number = 3
    let field = TextField("n", value: Binding(get: { number }, set: { number = $0 }), format: .number)
    #expect(texts(field) == ["3"])
  }

  struct Closing: View {
    @State private var isOpen = true
    let handle: Handle
    var body: some View {
      List { Section("title", isExpanded: $isOpen) { Text("row") } }
        .onAppear { handle.action = { isOpen = false } }
    }
  }

  @Test func aClosedSectionShowsItsHeader() {
    let handle = Handle()
    let stage = Stage(Closing(handle: handle))
    #expect(stage.host.leaves().map(\.text) == ["title", "row"])
    handle.action()
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["title"])
  }
}
