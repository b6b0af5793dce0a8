// `import SwiftUI` brings these on Apple's systems too (facts: api-census 10).
@_exported import Combine
@_exported import Foundation
@_exported import Observation
