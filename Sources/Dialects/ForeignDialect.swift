import Colorimetry
import Files
import Syntax
import TokenValues

/// A way in which other tools, or drafts of the standard, write tokens in JSON.
enum ForeignDialect: CaseIterable {
  case tokensStudio, styleDictionary, theo, figma, draft
  /// Values without anything that says that they are tokens.
  case plain
  /// Custom properties, and variables of Sass and Less.
  case stylesheet

  /// The dialect of each of the files of a system; nil for a file of the standard, which may have faults.
  ///
  /// A dialect is told by marks that no file of the standard has. Because one may be a slip, there have to be several,
  /// in a file or, where a file holds only few tokens, in all files together.
  ///
  /// - Parameter files: with their roots, and whether each is a set of Tokens Studio, as other files beside it say.
  static func dialects(of files: [(file: SourceFile, root: JSONObject, isSet: Bool)]) -> [ForeignDialect?] {
    let marks = files.map { Marks(of: $0.root) }
    var all = Marks()
    for (file, marks) in zip(files, marks) where !file.isSet { all.add(marks) }
    return zip(files, marks).map { file, own in
      if Stylesheet.isNamed(file.file.path) { return .stylesheet }
      if FigmaVariables.isOne(file.root) || FigmaCollections.isOne(file.root) { return .figma }
      if Theo.isOne(file.root) { return .theo }
      if TokenSets.isOne(file.root) || file.isSet && own.isForeign { return .tokensStudio }
      if !own.hasTokens { return PlainValues.isOne(file.root, in: file.file) ? .plain : nil }
      let known = own.dialect
      // Both tools have the same form; the types beside it tell which one it is.
      if known == .styleDictionary, own.untyped == 0, all.studioTypes >= few { return .tokensStudio }
      return known ?? own.dialect(among: all)
    }
  }

  fileprivate static let few = 5

  /// What the file is said to be written as.
  var name: String {
    switch self {
    case .tokensStudio: "as Tokens Studio writes them"
    case .styleDictionary: "as Style Dictionary writes them"
    case .theo: "as Theo writes them"
    case .figma: "as an export of Figma variables"
    case .draft: "as drafts of the standard had them, with values as strings"
    case .plain: "as values alone, without $value and $type"
    case .stylesheet: "as properties of a stylesheet"
    }
  }

  /// Whether tokens may stand in tokens.
  var nests: Bool { self == .styleDictionary || self == .draft }

  /// The notation of its values: Tokens Studio and Figma mean pixels by a bare number.
  var notation: TokenSource.Notation {
    switch self {
    case .tokensStudio, .theo, .figma, .plain, .stylesheet: .css
    case .styleDictionary, .draft: .unitless
    }
  }
}

/// What the tokens of a file have that tells its dialect.
private struct Marks {
  /// With `$value`, and with `value`.
  var dollars = 0
  var dollarless = 0
  /// Those of the latter that neither have a type nor a group with one: the standard's tokens all have.
  var untyped = 0
  /// With a type that only Tokens Studio has.
  var studioTypes = 0
  /// With what Figma says of the use of a variable.
  var scopes = 0
  /// With a type of the plugin “Design Tokens” for Figma: `custom-shadow`.
  var customTypes = 0
  /// Colours and lengths as strings, and as objects.
  var strings = 0
  var objects = 0
  /// Texts that say that they were variables of Figma, and what has no type but the one that Figma resolved.
  var texts = 0
  var resolved = 0

  init() {}

  init(of root: JSONObject) { count(root, type: nil, depth: 0) }

  /// The marks of another file, of one kind: a file with its values as objects has slips, and no dialect.
  mutating func add(_ other: Marks) {
    if other.objects > 0 { return }
    dollars += other.dollars
    dollarless += other.dollars == 0 ? other.dollarless : 0
    studioTypes += other.studioTypes
    scopes += other.scopes
    strings += other.strings
  }

  /// The dialect that the marks of a single file tell.
  var dialect: ForeignDialect? {
    let few = ForeignDialect.few
    if resolved > 0 || scopes >= few && dollars == 0 || customTypes > 0 && objects == 0 { return .figma }
    if studioTypes >= few, dollarless >= few || strings >= few { return .tokensStudio }
    // Where all values are references, two types that only one tool has are no slip.
    if studioTypes > 1, objects == 0, strings == 0, dollarless == 0 { return .draft }
    // A file without a dollar sign has no slip of one, and tokens without any type are those of Style Dictionary.
    if dollars == 0, untyped > 0 { return .styleDictionary }
    if dollarless >= few || dollarless > 1 && objects == 0 && strings >= dollarless, dollars == 0 {
      return .styleDictionary
    }
    // Two strings and more, with no value as the standard has it beside them, are no slips.
    return strings + texts > 1 && objects == 0 ? .draft : nil
  }

  var hasTokens: Bool { dollars + dollarless > 0 }

  /// Whether it has tokens, none of them with a value that only the standard has.
  var isForeign: Bool { objects == 0 && hasTokens }

  /// The dialect of a file by what the files beside it have.
  func dialect(among all: Marks) -> ForeignDialect? {
    let few = ForeignDialect.few
    guard isForeign else { return nil }
    if scopes > 0, dollars == 0, all.scopes >= few { return .figma }
    if all.studioTypes >= few { return .tokensStudio }
    if dollarless > 0, dollars == 0, all.dollarless >= few { return .styleDictionary }
    return dollarless == 0 && all.strings >= few ? .draft : nil
  }

  private mutating func count(_ object: JSONObject, type outer: String?, depth: Int) {
    guard depth < 32 else { return }
    let type = ForeignTokens.ownType(of: object) ?? outer
    if type == nil, object["$value"] ?? object["value"] != nil, FigmaVariables.resolvedType(of: object) != nil {
      resolved += 1
    }
    if let value = object["$value"] {
      dollars += 1
      count(value, type)
      // The standard has no type for text, and Figma says that a variable is one.
      if let type, ForeignType.isUndrawn(type), FigmaVariables.isVariable(object) { texts += 1 }
      return
    }
    if let modes = ForeignTokens.valuesByMode(of: object) {
      dollars += 1
      for mode in modes.members { count(mode.value, type) }
      return
    }
    if let value = object["value"], value.object == nil || object["type"]?.string != nil {
      dollarless += 1
      if type == nil { untyped += 1 }
      if FigmaVariables.scopes(of: object) != nil { scopes += 1 }
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
    if let type, type.hasPrefix("custom-"), ForeignType(named: type) != nil { customTypes += 1 }
    if let object = value.object, object["colorSpace"] != nil || object["unit"] != nil { objects += 1 }
    // The standard has no types inside of a value.
    if let parts = value.object?.members, parts.contains(where: { $0.value.object?.isTypedPart ?? false }) {
      strings += ForeignDialect.few
    }
    // The standard has no value for two themes.
    if let pair = value.object, pair["light"]?.string != nil, pair["dark"]?.string != nil {
      strings += ForeignDialect.few
    }
    // The parts of a shadow or a style, each as it stands.
    for layer in value.array ?? [value] {
      for part in layer.object?.members ?? [] {
        if part.value.object?["colorSpace"] != nil || part.value.object?["unit"] != nil { objects += 1 }
        if Self.isText(part.value) { strings += 1 }
      }
    }
    if Self.isText(value) { strings += 1 }
  }

  /// Whether a colour or a length is a text.
  private static func isText(_ value: JSONValue) -> Bool {
    guard let text = value.string else { return false }
    if text.utf8.first == UInt8(ascii: "#") { return CSSText.color(text) != nil }
    if text.utf8.last == UInt8(ascii: ")") { return CSSText.color(text) != nil || ReferringColor(text) != nil }
    let unit = WrittenQuantity(text)?.unit
    return unit == "px" || unit == "rem"
  }

  /// Without those that other tools have as well. *Source:* Tokens Studio, “Token Types”.
  private static let studio: Set = [
    "sizing", "spacing", "borderRadius", "borderWidth", "fontFamilies", "fontWeights", "fontSizes", "lineHeights",
    "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration", "boxShadow", "composition",
  ]
}
