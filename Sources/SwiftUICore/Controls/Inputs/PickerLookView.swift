import Foundation

enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
  var pickerLook: _PickerLook { self[PickerLookKey.self] }
}

/// A picker as a look shows it. Segments are 32 points high, as UIKit's segmented control is, of one width, without the
/// label; a wheel is 216 high, as UIKit's is, and only its middle is drawn.
struct PickerLookView<Label: View, Content: View, Selected: View>: View {
  let label: Label
  let content: Content
  let selected: Selected
  @Environment(\.pickerLook) private var look

  init(label: Label, content: Content, selected: Selected) {
    self.label = label
    self.content = content
    self.selected = selected
  }

  var body: some View {
    switch look {
    case .menu:
      HStack {
        label
        Spacer()
        selected
      }
    case .segments:
      HStack(spacing: 0) { content.lineLimit(1).frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32) }
        .font(.system(size: 13, weight: .medium))
    case .wheel:
      HStack {
        label
        ZStack { selected }.frame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
      }
    case .rows:
      VStack(alignment: .leading) {
        label
        content
      }
    }
  }
}
