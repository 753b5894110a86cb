import Colorimetry
import Syntax

/// A way in which other tools, or drafts of the standard, write tokens in JSON.
enum ForeignDialect: CaseIterable {
  case tokensStudio, styleDictionary, figma, draft

  /// The dialect of a whole file, by marks that no file of the standard has; nil for a file of the standard, which may
  /// have faults.
  ///
  /// A mark that may be one slip counts only if there are several.
  init?(of root: JSONObject) {
    if FigmaVariables.isOne(root) {
      self = .figma
      return
    }
    if TokenSets.isOne(root) {
      self = .tokensStudio
      return
    }
    var marks = Marks()
    marks.count(root, type: nil, depth: 0)
    if marks.studioTypes >= Self.few, marks.dollarless >= Self.few || marks.strings >= Self.few {
      self = .tokensStudio
    } else if marks.dollarless >= Self.few, marks.dollars == 0 {
      self = .styleDictionary
    } else if marks.strings >= Self.few, marks.objects == 0 {
      self = .draft
    } else {
      return nil
    }
  }

  private static let few = 5

  /// What the file is said to be written as.
  var name: String {
    switch self {
    case .tokensStudio: "as Tokens Studio writes them"
    case .styleDictionary: "as Style Dictionary writes them"
    case .figma: "as an export of Figma variables"
    case .draft: "as drafts of the standard had them, with values as strings"
    }
  }
}

/// What the tokens of a file have that tells its dialect.
private struct Marks {
  /// With `$value`, and with `value`.
  var dollars = 0
  var dollarless = 0
  /// With a type that only Tokens Studio has.
  var studioTypes = 0
  /// Colours and lengths as strings, and as objects.
  var strings = 0
  var objects = 0

  mutating func count(_ object: JSONObject, type outer: String?, depth: Int) {
    guard depth < 32 else { return }
    let type = (object["$type"] ?? object["type"])?.string ?? outer
    if let value = object["$value"] {
      dollars += 1
      count(value, type)
      return
    }
    if let value = object["value"], value.object == nil || object["type"]?.string != nil {
      dollarless += 1
      count(value, type)
      return
    }
    for member in object.members {
      if let inner = member.value.object, member.name.utf8.first != UInt8(ascii: "$") {
        count(inner, type: type, depth: depth + 1)
      }
    }
  }

  private mutating func count(_ value: JSONValue, _ type: String?) {
    if let type, Self.studio.contains(type) { studioTypes += 1 }
    if let object = value.object, object["colorSpace"] != nil || object["unit"] != nil { objects += 1 }
    guard let text = value.string else { return }
    let isColor = text.utf8.first == UInt8(ascii: "#") && CSSText.color(text) != nil
    let unit = WrittenQuantity(text)?.unit
    if isColor || unit == "px" || unit == "rem" { strings += 1 }
  }

  /// *Source:* Tokens Studio, “Token Types”.
  private static let studio: Set = [
    "sizing", "spacing", "borderRadius", "borderWidth", "fontFamilies", "fontWeights", "fontSizes", "lineHeights",
    "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration", "boxShadow", "composition",
    "asset", "opacity",
  ]
}
