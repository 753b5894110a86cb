import Files
import Printing
import TokenValues

/// Apple's text styles, which a document may name without their sizes.
///
/// *Source:* Apple, Human Interface Guidelines, Typography: iOS Dynamic Type sizes, Large (default).
package enum TextStyles {
  /// A style at the default content size; `Large Title`, `largeTitle` and `.largeTitle` are one.
  ///
  /// - Returns: `isApples` is whether no other system would call a style so.
  package static func style(named name: ArraySlice<UInt8>) -> (fields: TypeFields, isApples: Bool)? {
    guard name.count <= longestName else { return nil }
    let letters = name.filter { $0.isLetter || $0.isDigit }.map { $0.isDigit ? $0 : $0 | 0x20 }
    guard letters.count >= 4,
      name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") })
    else { return nil }
    let word = String(decoding: letters, as: UTF8.self)
    guard let (size, leading) = sizes[word] else { return nil }
    let fields = TypeFields(
      size: points(size), weight: FontWeight(word == "headline" ? 600 : 400), families: ["system-ui"],
      leading: points(leading))
    return (fields, word != "headline" && word != "body" && word != "footnote")
  }

  private static let longestName = 14

  /// In points.
  private static let sizes: [String: (size: Double, leading: Double)] = [
    "largetitle": (34, 41), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption1": (12, 16),
    "caption2": (11, 13),
  ]

  private static func points(_ number: Double) -> Quantity {
    Quantity(number, .pt, isFraction: false)
  }
}
