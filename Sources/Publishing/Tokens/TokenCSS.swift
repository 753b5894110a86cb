import Guide
import Previews
import Printing
import Tokens

/// The tokens of a theme as custom properties of CSS. Springs and haptics have no form there.
enum TokenCSS {
  static func print(_ file: ThemeFile, into out: inout ByteBuffer) {
    out.put("/* ")
    out.put(plain: "\(file.system.settings.name), \(file.theme.name)".replacing("*/", with: "* /"))
    out.put(" */\n:root {\n")
    for property in TokenProperties.all(in: file.theme.tokens) {
      out.put("  --")
      out.put(plain: identifier(property.name))
      out.put(": ")
      out.put(plain: property.value)
      out.put(";\n")
    }
    out.put("}\n")
  }

  /// A name of which every byte that has a meaning is escaped.
  ///
  /// Source: https://www.w3.org/TR/css-syntax-3/#escaping
  private static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": text.unicodeScalars.append(scalar)
      case _ where scalar.value >= 0x80: text.unicodeScalars.append(scalar)
      default: text += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return text
  }
}
