import Files
import Syntax
import Wording

/// What the stylesheets of a system declare for every theme and for each, as trees of values: what a rule for a theme
/// declares lies over what the page has.
struct StylesheetThemes {
  private var parts: [String: [TokenSets.Member]] = [:]
  private var choices: [String: [ForeignSource.Choice]] = [:]

  /// A property in a theme.
  private struct Chosen: Hashable {
    let name: String
    let choices: [StyleScope.Choice]

    init(_ declaration: Stylesheet.Declaration) { (name, choices) = (declaration.name, declaration.choices) }
  }

  /// The most that one may choose among: a sheet with more shows what can be done with it.
  private static let most = 24

  init(_ sheets: [Stylesheet]) {
    var modifiers: [String] = []
    var names: [String: [String]] = [:]
    for choice in sheets.lazy.flatMap(\.declarations).flatMap(\.choices) {
      if names[choice.modifier] == nil { modifiers.append(choice.modifier) }
      if names[choice.modifier]?.contains(choice.name) != true, names[choice.modifier, default: []].count < Self.most {
        names[choice.modifier, default: []].append(choice.name)
      }
    }
    // What a device prefers does not count where the page says which theme it has.
    var chosen: Set<Chosen> = []
    for declaration in sheets.lazy.flatMap(\.declarations)
    where !declaration.isPreferred && !declaration.choices.isEmpty {
      chosen.insert(Chosen(declaration))
    }
    let shortNames = ShortNames(sheets.flatMap(\.declarations))
    var contexts: [String: [String]] = [:]
    for modifier in modifiers { contexts[modifier] = Self.contexts(modifier, names[modifier] ?? [], sheets) }
    for sheet in sheets {
      var order: [[StyleScope.Choice]] = [[]]
      var groups: [[StyleScope.Choice]: [Stylesheet.Declaration]] = [:]
      for declaration in sheet.declarations {
        let own = declaration.choices
        guard own.allSatisfy({ contexts[$0.modifier]?.contains($0.name) ?? false }),
          !declaration.isPreferred || !chosen.contains(Chosen(declaration))
        else { continue }
        if groups[own] == nil, !own.isEmpty { order.append(own) }
        groups[own, default: []].append(declaration)
      }
      // What is for two themes at once lies over what is for one.
      let ordered = order.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      for own in ordered.map(\.element) {
        let tree = Self.tree(groups[own] ?? [], shortNames)
        if tree.members.isEmpty { continue }
        let name = own.map(\.name).joined(separator: " ")
        parts[sheet.file.path, default: []].append(TokenSets.Member(name: name, root: tree, file: sheet.file))
        choices[sheet.file.path + "\n" + name] = own.map { choice in
          ForeignSource.Choice(
            modifier: choice.modifier, contexts: contexts[choice.modifier] ?? [], chosen: [choice.name])
        }
      }
    }
  }

  func parts(of file: SourceFile) -> [TokenSets.Member] { parts[file.path] ?? [] }

  func choices(of part: TokenSets.Member) -> [ForeignSource.Choice] {
    choices[part.file.path + "\n" + part.name] ?? []
  }

  /// All names of a choice, that of the page without any of them first.
  private static func contexts(_ modifier: String, _ names: [String], _ sheets: [Stylesheet]) -> [String] {
    let known = ThemeFiles.names.filter(names.contains)
    let others = names.filter { !known.contains($0) }
    let first = base(modifier, names, sheets)
    return [first] + (known + others).filter { $0 != first }
  }

  private static func base(_ modifier: String, _ names: [String], _ sheets: [Stylesheet]) -> String {
    let said = sheets.lazy.flatMap(\.themesOfPage).first { $0.modifier == modifier }
    if let said { return said.name }
    guard modifier == ThemeFiles.modifier else { return "default" }
    switch (names.contains("light"), names.contains("dark")) {
    case (false, false): return "default"
    case (false, true): return "light"
    case (true, false): return "dark"
    case (true, true): break
    }
    // The page is as the theme is that says of it what it says anyway.
    var page: [String: String] = [:]
    for declaration in sheets.flatMap(\.declarations) where declaration.choices.isEmpty {
      page[declaration.name] = declaration.text
    }
    let other = sheets.lazy.flatMap(\.declarations).map { declaration -> (light: Int, dark: Int) in
      guard declaration.choices.count == 1, let value = page[declaration.name], value != declaration.text else {
        return (0, 0)
      }
      return (declaration.choices[0].name == "light" ? 1 : 0, declaration.choices[0].name == "dark" ? 1 : 0)
    }
    let (light, dark) = other.reduce((0, 0)) { ($0.0 + $1.light, $0.1 + $1.dark) }
    return dark < light ? "dark" : "light"
  }

  /// Whether a property is handed on under its own name: `--ink: var(--ink)`, and in the layer of a tool
  /// `--font: Inter, var(--font)`.
  private static func isPassedThrough(_ declaration: Stylesheet.Declaration) -> Bool {
    StylesheetValue.refers(declaration.text, to: declaration.name)
      || declaration.isLayered && StylesheetValue.names(in: declaration.text).contains(declaration.name)
  }

  /// Whether the layer of a tool hands on a property that the page takes from it, so that a package gives it its value.
  private static func isHandedBack(_ declaration: Stylesheet.Declaration, to page: [String: String]) -> Bool {
    declaration.isLayered
      && StylesheetValue.names(in: declaration.text).contains { name in
        page[name].map { StylesheetValue.refers($0, to: declaration.name) } ?? false
      }
  }

  /// The declarations as a tree of tokens: of several of one name the last is in force, where the first stands.
  private static func tree(_ declarations: [Stylesheet.Declaration], _ shortNames: ShortNames) -> JSONObject {
    var places: [String: Int] = [:]
    var kept: [Stylesheet.Declaration] = []
    for declaration in declarations {
      guard let place = places[declaration.name] else {
        places[declaration.name] = kept.count
        kept.append(declaration)
        continue
      }
      // A property handed on under its own name, and one that has a value beside its initial one, are as they were.
      if isPassedThrough(declaration) { continue }
      if declaration.isLayered, !kept[place].isLayered { continue }
      if declaration.syntax != nil {
        kept[place].syntax = declaration.syntax
      } else {
        kept[place] = Stylesheet.Declaration(
          name: declaration.name, nameRange: declaration.nameRange, text: declaration.text, range: declaration.range,
          choices: declaration.choices, isLayered: declaration.isLayered, syntax: kept[place].syntax,
          heading: declaration.heading)
      }
    }
    let page = Dictionary(kept.filter { !$0.isLayered }.map { ($0.name, $0.text) }) { first, _ in first }
    return JSONObject(
      kept.compactMap { declaration in
        if isPassedThrough(declaration) || isHandedBack(declaration, to: page) { return nil }
        let value = JSONValue(range: declaration.range, kind: .string(declaration.text))
        var members = [JSONObject.Member(name: "value", nameRange: declaration.nameRange, value: value)]
        if let type = declaration.syntax.flatMap({ StylesheetValue.types[$0] }) ?? shortNames.type(of: declaration) {
          members.append(
            JSONObject.Member(name: "type", nameRange: declaration.nameRange, value: value.with(.string(type))))
        }
        return JSONObject.Member(
          name: declaration.name, nameRange: declaration.nameRange,
          value: value.with(.object(JSONObject(members))))
      })
  }
}
