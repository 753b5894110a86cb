package import Files
import Printing
import Syntax
import Wording

/// The custom properties and variables that a stylesheet declares for the whole page or a theme of it, in the author's
/// order. What the rules of components declare, and what holds at some widths of the screen only, is left out.
package struct Stylesheet {
  struct Declaration {
    /// `--ink`; a variable of Sass or Less without its sign.
    let name: String
    let nameRange: ByteRange
    /// The value in one line, without comments and `!important`.
    fileprivate(set) var text: String
    fileprivate(set) var range: ByteRange
    /// For what it is chosen; empty for every theme.
    let choices: [StyleScope.Choice]
    /// Whether it is chosen by what a device prefers, and not by the page.
    var isPreferred = false
    /// Whether it stands in a `@theme` of Tailwind, which what the page declares itself lies over.
    var isLayered = false
    /// What `@property` says of its value: `<color>`.
    var syntax: String?
    /// The comment above it and those beside it.
    var heading: String?
  }

  /// A custom property with what it is declared for.
  package struct Property: Hashable {
    /// `dark`, or the selector of a rule for a part of the page; nil for the whole page.
    package let place: String?
    /// `--accent`
    package let name: String
    /// Whether it is declared for a part of the page, and so no token.
    package let isOfPart: Bool
  }

  let file: SourceFile
  private(set) var declarations: [Declaration] = []
  /// Every custom property, those of parts of the page included, in the author's order; of several declarations of one,
  /// the last is in force.
  package private(set) var properties: [Property] = []
  package private(set) var values: [Property: String] = [:]
  /// The themes that rules for the whole page name beside it: `:root, .light`.
  private(set) var themesOfPage: [StyleScope.Choice] = []
  /// How many pixels a rem is, where a rule for the root says so: `html { font-size: 62.5% }`.
  private(set) var pixelsPerRem: Double?
  /// How many rules are for parts of the page.
  private(set) var rules = 0
  /// What `color-scheme` says of a theme that its name does not: `[data-theme="midnight"] { color-scheme: dark; }`.
  private var schemes: [[StyleScope.Choice]: String] = [:]
  /// The second value of `light-dark(…)` of the declarations that are for such a theme, by their places.
  private var ofDark: [(place: Int, text: String, range: ByteRange)] = []
  private let notation: StylesheetWalk.Notation

  /// Whether a file's name is one of a stylesheet that is read.
  package static func isNamed(_ path: String) -> Bool { [".css", ".scss", ".less"].contains(where: path.hasSuffix) }

  package init(_ file: SourceFile) {
    self.file = file
    notation = file.path.hasSuffix(".css") ? .css : file.path.hasSuffix(".less") ? .less : .sass
    var walk = StylesheetWalk(file, notation)
    var open: [Block] = []
    while let (text, end) = walk.next() {
      if end == .open {
        open.append(block(text, in: open.last?.scope ?? .any, walk))
        continue
      }
      read(text, &open, walk)
      if end == .close, let block = open.popLast(), let registration = block.registration { add(registration) }
    }
    for (place, text, range) in ofDark where isDark(schemes[declarations[place].choices] ?? "") {
      (declarations[place].text, declarations[place].range) = (text, range)
    }
  }

  /// Whether a stylesheet in a folder of other things is one of tokens: it is no release of a library and not packed, and
  /// has properties for the whole page, or mostly variables.
  package static func holdsTokens(_ file: SourceFile) -> Bool {
    guard !isOfLibrary(file), file.bytes[...].firstPlace(of: ":") != nil else { return false }
    let sheet = Stylesheet(file)
    let properties = sheet.declarations.count { $0.name.hasPrefix("--") && $0.syntax == nil }
    return properties > 0 || sheet.declarations.count >= few && sheet.declarations.count > 2 * sheet.rules
  }

  /// Fewer variables of Sass and Less may be anything's.
  private static let few = 3

  /// Whether a stylesheet is packed, or begins as releases of libraries do, with a comment that packing keeps.
  private static func isOfLibrary(_ file: SourceFile) -> Bool {
    let head = file.bytes.prefix(200).drop { $0 != UInt8(ascii: "/") }
    if head.starts(with: "/*!".utf8) || RelativePath.name(of: file.path).contains(".min.") { return true }
    let lines = file.bytes.count { $0 == 0x0A } + 1
    return file.bytes.count > longestLine * lines
  }

  private static let longestLine = 500

  // MARK: Blocks

  /// A rule that is open.
  private struct Block {
    let scope: StyleScope
    /// The other scopes of a rule for several themes.
    var others: [StyleScope] = []
    let prelude: String
    /// What an `@property` says so far.
    var registration: Registration?

    /// Whether it is for the root of the page, and for nothing else.
    var isOfRoot: Bool { scope == .page && ["html", ":root"].contains(prelude) }
  }

  /// `62.5%` and `10px`.
  private static func pixels(ofRoot size: String) -> Double? {
    for (unit, share) in [("%", 0.16), ("px", 1)] where size.hasSuffix(unit) {
      return Double(size.dropLast(unit.count)).map { $0 * share }.flatMap { (4...64).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// An `@property`, as far as it is read.
  private struct Registration {
    let name: String
    let nameRange: ByteRange
    var syntax: String?
    var initial: (text: String, range: ByteRange)?
  }

  private mutating func block(_ text: Range<Int>, in outer: StyleScope, _ walk: StylesheetWalk) -> Block {
    let prelude = walk.value(text).text
    let rule = "@property "
    if prelude.hasPrefix(rule), let place = file.bytes[text].firstPlace(of: "--") {
      let name = file.bytes[place.lowerBound..<text.upperBound].prefix(while: Self.isOfName)
      return Block(
        scope: .part, prelude: prelude,
        registration: Registration(
          name: String(decoding: name, as: UTF8.self), nameRange: ByteRange(name.startIndex, name.endIndex)))
    }
    let scopes = StyleScope.all(prelude).map { $0.within(outer) }
    let scope = scopes[0]
    if scope == .page, let theme = StyleScope.themeOfPage(prelude) { themesOfPage.append(theme) }
    if scope == .part { rules += 1 }
    return Block(
      scope: scope, others: Array(scopes.dropFirst().prefix(Self.mostOthers)),
      prelude: prelude.count > Self.longestPrelude ? String(prelude.prefix(Self.longestPrelude)) + "…" : prelude)
  }

  // MARK: Declarations

  private mutating func read(_ text: Range<Int>, _ open: inout [Block], _ walk: StylesheetWalk) {
    let bytes = file.bytes[text]
    guard let first = bytes.first, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = file.withoutBlanks(text.lowerBound..<colon)
    let value = colon + 1..<text.upperBound
    if let block = open.indices.last, open[block].registration != nil {
      switch file.text(ByteRange(name.lowerBound, name.upperBound)) {
      case "syntax": open[block].registration?.syntax = walk.value(value).text.filter { $0 != "\"" && $0 != "'" }
      case "initial-value": open[block].registration?.initial = walk.value(value)
      default: break
      }
      return
    }
    var start = name.lowerBound
    // Nil for a part of the page.
    var choices: [StyleScope.Choice]? = []
    var others: [[StyleScope.Choice]] = []
    if open.isEmpty, first == notation.sign {
      start += 1
    } else {
      guard let block = open.last else { return }
      if case .theme(let own) = block.scope, bytes.starts(with: "color-scheme".utf8) {
        schemes[own] = walk.value(value).text.lowercased()
        return
      }
      guard bytes.starts(with: "--".utf8) else {
        if block.isOfRoot, file.text(ByteRange(name.lowerBound, name.upperBound)) == "font-size" {
          pixelsPerRem = Self.pixels(ofRoot: walk.value(value).text)
        }
        return
      }
      switch block.scope {
      case .page: break
      case .theme(let own):
        choices = own
        others = block.others.compactMap { if case .theme(let own) = $0 { own } else { nil } }
      case .any, .part: choices = nil
      }
    }
    let end = file.bytes[start..<name.upperBound].prefix(while: Self.isOfName).endIndex
    let isNamed = end > start + (first == UInt8(ascii: "-") ? 2 : 0) && end - start <= Self.longestName
    let (said, range) = walk.value(value)
    guard isNamed, walk.value(end..<name.upperBound).text.isEmpty, !said.isEmpty else { return }
    let place = ByteRange(start, end)
    if start == name.lowerBound {
      let chosen = choices.map { $0.isEmpty ? nil : $0.map(\.name).joined(separator: " ") } ?? Self.place(of: open)
      let property = Property(place: chosen, name: file.text(place), isOfPart: choices == nil)
      if values.updateValue(said, forKey: property) == nil { properties.append(property) }
    }
    guard let choices else { return }
    let isPreferred = open.contains { $0.prelude.lowercased().hasPrefix("@media") }
    let isLayered = open.contains { $0.prelude.hasPrefix("@theme") }
    let themed = ([choices] + others).flatMap { Self.themed(said, range, in: file, $0) }
    for (text, range, own, dark) in themed {
      if let dark { ofDark.append((declarations.count, dark.text, dark.range)) }
      declarations.append(
        Declaration(
          name: file.text(place), nameRange: place, text: text, range: range, choices: own, isPreferred: isPreferred,
          isLayered: isLayered,
          heading: walk.heading.map { file.text(ByteRange($0.lowerBound, $0.upperBound)) }))
    }
  }

  /// Where a part of the page is: its selector with the conditions under which it is so, `@media (width < 600px) › :root`.
  private static func place(of open: [Block]) -> String? {
    guard let last = open.last else { return nil }
    let conditions = open.dropLast().map(\.prelude).filter { prelude in
      ["@media", "@supports", "@container"].contains { prelude.lowercased().hasPrefix($0) }
    }
    return (conditions + [last.prelude]).joined(separator: " › ")
  }

  /// Whether a color-scheme is a dark one alone: `dark`, `only dark`.
  private func isDark(_ scheme: String) -> Bool { scheme.hasSuffix("dark") && !scheme.contains("light") }

  private typealias Themed = (text: String, range: ByteRange, choices: [StyleScope.Choice], dark: CSSWords.Word?)

  /// A value, or the two of `light-dark(…)`: the second is for the dark theme, and for any other theme that says that it is
  /// a dark one.
  private static func themed(
    _ text: String, _ range: ByteRange, in file: SourceFile, _ choices: [StyleScope.Choice]
  ) -> [Themed] {
    let function = "light-dark("
    guard text.hasPrefix(function), text.hasSuffix(")") else { return [(text, range, choices, nil)] }
    let inner = CSSWords.Word(
      text: String(text.dropFirst(function.count).dropLast()),
      range: ByteRange(range.start + function.utf8.count, range.end - 1))
    let parts = CSSWords(inner, in: file).parts(at: ",")
    guard parts.count == 2 else { return [(text, range, choices, nil)] }
    let dark = StyleScope.Choice(modifier: ThemeFiles.modifier, name: "dark")
    let isThemed = choices.contains { $0.modifier == ThemeFiles.modifier }
    if choices.contains(dark) { return [(parts[1].text, parts[1].range, choices, nil)] }
    if isThemed { return [(parts[0].text, parts[0].range, choices, parts[1])] }
    return [(parts[0].text, parts[0].range, choices, nil), (parts[1].text, parts[1].range, choices + [dark], nil)]
  }

  private mutating func add(_ registration: Registration) {
    guard let (text, range) = registration.initial, !text.isEmpty else { return }
    declarations.append(
      Declaration(
        name: registration.name, nameRange: registration.nameRange, text: text, range: range, choices: [],
        syntax: registration.syntax ?? "*"))
  }

  private static let longestName = 200
  private static let mostOthers = 24
  private static let longestPrelude = 120

  /// A letter, a digit, `-` or `_`: with any other sign a name is a pattern, or has an escape in it.
  static func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte.isOne(of: "-_") || byte >= 0x80
  }
}

extension SourceFile {
  /// A range without the blanks at its ends.
  func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSpace { start += 1 }
    while start < end, bytes[end - 1].isSpace { end -= 1 }
    return start..<end
  }
}
