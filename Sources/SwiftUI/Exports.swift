// `import SwiftUI` brings UIKit and Combine with it on Apple's systems, and published sources rely on that.
@_exported import Combine
@_exported import SwiftUICore
@_exported import UIKit
