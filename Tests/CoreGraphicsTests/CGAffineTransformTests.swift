import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func concatenatingAppliesTheReceiverFirst() {
    let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 23))
  }

  @Test func scaledByAppliesTheScaleFirst() {
    let both = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 23))
  }

  @Test func inverseUndoes() {
    let map = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 2, y: 0.5).translatedBy(x: 7, y: -4)
    let back = CGPoint(x: 3, y: 9).applying(map).applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 9) < 1e-9)
  }

  @Test func aMapWithoutInverseStaysAsItIs() {
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
  }

  @Test func aRectangleBecomesItsBoundingBox() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 10) < 1e-9 && abs(turned.minX + 4) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func codedAsBareNumbers() throws {
    let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(map)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
    #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(CGVector(dx: 1, dy: 2))).dy == 2)
  }
}
