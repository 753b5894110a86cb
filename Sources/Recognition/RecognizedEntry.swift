package import Colorimetry
import Files
package import Motion
package import Tokens

/// One value of a plain document with what the document calls it.
package struct RecognizedEntry: Sendable {
  package enum Value: Sendable {
    /// With its unit still open where none is written.
    case quantity(Quantity)
    case color(Color)
    /// A colour in each theme, in the order of the document.
    case themed([(theme: String, color: Color)])
    case easing(CubicBezier)
    // The large ones are boxed: an entry is copied many times, and nearly all are colours and quantities.
    indirect case spring(SpringParameters)
    indirect case type(TypeFields)
    case shadow([Shadow])
    indirect case gradient(CSSGradient)
    case families([String])
  }

  package var name: String
  package let kind: ValueKind
  package let value: Value
  /// A word or two the document says beside it.
  package var caption: String?
  /// The theme that the heading or parent item names.
  package var theme: String?
  /// The block it stands in.
  package let node: Int

  package init(name: String, kind: ValueKind, value: Value, caption: String?, node: Int) {
    self.name = name
    self.kind = kind
    self.value = value
    self.caption = caption
    self.node = node
  }

  /// Its colour, where it is one in every theme.
  package var color: Color? { if case .color(let color) = value { color } else { nil } }
}

/// What a table says of a type style.
package struct TypeFields: Sendable {
  package var size: Quantity
  package var weight: FontWeight?
  package var families: [String]?
  package var leading: Quantity?
  package var tracking: Quantity?

  package init(
    size: Quantity, weight: FontWeight? = nil, families: [String]? = nil, leading: Quantity? = nil,
    tracking: Quantity? = nil
  ) {
    self.size = size
    self.weight = weight
    self.families = families
    self.leading = leading
    self.tracking = tracking
  }
}

extension FontWeight {
  /// A weight as tables write it: `600`, `Semibold`, `.bold`, `Extra Bold`.
  static func written(_ text: ArraySlice<UInt8>) -> FontWeight? {
    var letters: [UInt8] = []
    var number = 0.0
    var hasDigits = false
    for byte in text {
      if Byte.isLetter(byte) {
        letters.append(byte | 0x20)
      } else if Byte.isDigit(byte) {
        number = min(number * 10 + Double(byte - 0x30), 10_000)
        hasDigits = true
      } else if !(Byte.isSpace(byte) || ".-_()/".utf8.contains(byte)) {
        return nil
      }
    }
    let word = String(decoding: letters, as: UTF8.self)
    let named = letters.isEmpty ? nil : keywords.first { $0.keyword.filter { $0 != "-" } == word }
    if hasDigits {
      guard (1...1000).contains(number), letters.isEmpty || named != nil else { return nil }
      return FontWeight(number, keyword: named?.value == number ? named?.keyword : nil)
    }
    return named.map { FontWeight($0.value, keyword: $0.keyword) }
  }
}

/// The font families a table's word for a design stands for.
enum FontDesign {
  /// Apple's designs `.rounded`, `.monospaced`, `.serif` and `.default`, else the name of a family.
  static func families(_ text: String) -> [String]? {
    let word = String(text.drop { $0 == "." || $0 == " " })
    switch word.lowercased() {
    case "": return nil
    case "default", "system", "sans", "sans-serif": return ["system-ui"]
    case "rounded": return ["ui-rounded", "system-ui"]
    case "monospaced", "mono", "monospace": return ["ui-monospace", "monospace"]
    case "serif": return ["ui-serif", "serif"]
    default: return word.utf8.count <= 40 ? [word] : nil
    }
  }
}
