import Testing

@testable import Colorimetry

struct HexTests {
  @Test func returnsEveryShortHexAsItsLongForm() throws {
    let digits = Array("0123456789abcdef")
    for r in digits {
      for g in digits {
        for b in digits {
          let color = try #require(Color(hex: "#\(r)\(g)\(b)"))
          #expect(color.hex == "#\(r)\(r)\(g)\(g)\(b)\(b)")
        }
      }
    }
  }

  @Test func keepsEveryHexThroughEverySpace() {
    for color in Samples.colors(60).map({ Color(rgb: $0.rgb8) }) {
      for space in ColorSpace.allCases { #expect(color.converted(to: space).hex == color.hex, "\(space)") }
    }
  }

  @Test(arguments: [
    ("#0000", "#00000000"), ("#fffe", "#ffffffee"), ("#ABCDEF", "#abcdef"), ("#12345678", "#12345678"),
    ("#ff0000ff", "#ff0000"), ("#f00f", "#ff0000"),
  ])
  func writesAlphaOnlyWhenTranslucent(_ text: String, _ hex: String) throws {
    let color = try #require(Color(hex: text))
    #expect(color.hex == hex)
    #expect(color.opaqueHex == String(hex.prefix(7)))
  }

  @Test(arguments: [
    ("#10B981", "#10B981"), ("#10b981", "#10b981"), ("#0AF", "#00AAFF"), ("#10B98180", "#10B981"),
    ("#123456", "#123456"),
  ])
  func keepsTheCaseThatItsSourceWrites(_ text: String, _ opaque: String) throws {
    let color = try #require(Color(hex: text))
    #expect(color.writtenOpaqueHex == opaque)
    #expect(color.withOpacity(0.5).writtenOpaqueHex == opaque)
    // What it comes to on another is written as it is.
    let mixed = color.withOpacity(0.5).composited(over: .white)
    #expect(mixed.writtenHex == (color.isInCapitals ? mixed.hex.uppercased() : mixed.hex))
    #expect(color == Color(hex: text.lowercased()))
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "#123456789", "123456", "#xyz", " #fff", "#fff ", "#ｆｆｆ"])
  func takesNothingElseForHex(_ text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func writesAMissingAlphaAsZero() {
    #expect(Color(.srgb, 1, 1, 1, alpha: nil).hex == "#ffffff00")
  }
}
