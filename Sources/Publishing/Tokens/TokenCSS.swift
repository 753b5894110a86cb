import Guide
import Plates
import Printing
import Tokens

/// The tokens of a theme as custom properties of CSS. Springs and haptics have no form there.
///
/// What a token's source leaves out has no property; a comment says what that is.
enum TokenCSS {
  static func print(_ file: ThemeFile, into out: inout ByteBuffer) {
    comment("\(file.system.settings.name), \(file.theme.name)", into: &out)
    out.put(":root {\n")
    for given in TokenProperties.given(in: file.theme.tokens) {
      for property in given.properties {
        out.put("  --")
        put(identifier: property.name, into: &out)
        out.put(": ")
        out.put(plain: property.value)
        out.put(";\n")
      }
      if let remark = remark(given) {
        out.put("  ")
        comment(remark, into: &out)
      }
    }
    out.put("}\n")
  }

  /// `--type-body: not given: leading`, after what is given of a value that has no property.
  private static func remark(_ given: TokenProperties.Given) -> String? {
    let token = given.token
    if token.notGiven.isEmpty { return nil }
    let isWhole = token.notGiven.contains("value")
    let value = given.properties.isEmpty && !isWhole ? TokenText.short(token) + "; " : ""
    let fields = isWhole ? "" : ": \(Plate.list(Plate.names(ofFields: token.notGiven)))"
    return "--\(given.name): \(value)not given\(fields)"
  }

  private static func comment(_ text: String, into out: inout ByteBuffer) {
    out.put("/* ")
    out.put(plain: text.replacing("*/", with: "* /"))
    out.put(" */\n")
  }

  /// A name of which every byte that has a meaning is escaped.
  ///
  /// Source: https://www.w3.org/TR/css-syntax-3/#escaping
  private static func put(identifier name: String, into out: inout ByteBuffer) {
    for byte in name.utf8 {
      if byte.isLetter || byte.isDigit || byte >= 0x80 || byte.isOne(of: "-_") {
        out.put(byte)
      } else {
        out.put(plain: "\\" + String(byte, radix: 16) + " ")
      }
    }
  }
}
