// As on Apple's systems, `import UIKit` brings Foundation and CoreGraphics with it (facts: platform, Modules).
@_exported import CoreGraphics
@_exported import Foundation
