package import Diagnostics
import Files
import TokenValues

/// What was found in the files of a system that are written in one dialect.
struct DialectReport {
  var files = 0
  /// The tokens made, and the place of the first.
  var count = 0
  var first: Span?
  /// Values that cannot be read, and those of types that nothing draws; a name with an empty text has no value yet.
  var unread: [(name: String, place: Span)] = []
  var undrawn: [(type: String, place: Span)] = []
  /// Words, files and conditions, which have no look, and no type that says so.
  var words: [(name: String, place: Span)] = []
  /// References into libraries of which no file has the variables.
  var elsewhere: [(library: String, name: String, place: Span)] = []
  /// The steps of ramps that properties refer to and no stylesheet declares, with the nearest that one does.
  var gone: [(property: String, name: String, nearest: String, place: Span)] = []
  /// Lengths without a unit.
  var unitless: [(name: String, place: Span)] = []
  /// The units that they are read in.
  var units: Set<Dimension.Unit> = []
  /// The names of sets that are part of no theme.
  var unchosen: [(name: String, place: Span)] = []

  /// Where its finding is reported.
  var firstPlace: Span? {
    let places: [Span?] = [
      first, unread.first?.place, unchosen.first?.place, undrawn.first?.place, words.first?.place,
      elsewhere.first?.place, gone.first?.place,
    ]
    return places.compactMap(\.self).first
  }

  /// The same, but what is not read counts as a word where many words stand beside it: icons are called `menu` and `3d_rotation`.
  var sorted: DialectReport {
    func group(_ name: String) -> Substring? { name.lastIndex(of: ".").map { name[..<$0] } }
    let counts = Dictionary(words.compactMap { group($0.name) }.map { ($0, 1) }, uniquingKeysWith: +)
    func isWord(_ value: (name: String, place: Span)) -> Bool {
      group(value.name).flatMap { counts[$0] } ?? 0 >= Self.many
    }
    var sorted = self
    sorted.unread = unread.filter { !isWord($0) }
    sorted.words += unread.filter(isWord)
    return sorted
  }

  /// So many words in a group are what the group is of.
  private static let many = 8
}

/// The findings of every dialect, each told once for a system.
package struct DialectReports {
  private var reports: [ForeignDialect: DialectReport] = [:]
  /// The files that are taken for themes by their names.
  var themes: [(light: SourceFile, other: SourceFile)] = []
  /// The files with groups that are taken for themes by their names.
  var branches: [SourceFile] = []
  /// The files that are taken for variants because they declare the same tokens.
  var variants: [[SourceFile]] = []
  /// The files that say again what others say, each with one of those.
  var copies: [(copy: SourceFile, of: SourceFile)] = []
  /// The files whose names say that they are older states, each with one that is read in its place.
  var former: [(old: SourceFile, new: SourceFile)] = []
  /// The themes that choose no set at all.
  var empty: [(theme: String, place: Span)] = []
  /// Where stylesheets that say again what token files say do not.
  var stale: [StaleCopy] = []
  /// The stylesheets that declare the names of others for something else, each with one of those.
  var strangers: [(sheet: SourceFile, of: SourceFile)] = []
  /// The folders of which one is chosen, with the first file of the first and of the last.
  var folders: [(first: SourceFile, last: SourceFile, names: [String])] = []
  /// The files that are taken for one of several modes by their names, with what is chosen by what.
  var modes: [(file: SourceFile, modifier: String, names: [String])] = []
  /// The first file and the last of sets that are taken for alternatives, with the names of these.
  var alternatives: [(first: SourceFile, last: SourceFile, names: [String])] = []
  /// The sets that themes choose and no file has.
  var missing: [(theme: String, set: String, place: Span)] = []
  /// How many pixels a rem is, where a stylesheet says so.
  package internal(set) var pixelsPerRem: Double?
  /// The names of the tokens in sets that no theme chooses.
  package internal(set) var unchosenNames: Set<String> = []

  /// Whether it is by names alone that there are themes.
  package var guessThemes: Bool {
    [themes.count, variants.count, modes.count, folders.count, alternatives.count, branches.count].contains { $0 > 0 }
  }

  package init() {}

  subscript(dialect: ForeignDialect) -> DialectReport {
    get { reports[dialect, default: DialectReport()] }
    // In place: a value that is got and set again is copied with all that it holds.
    _modify { yield &reports[dialect, default: DialectReport()] }
  }

  /// Forgets what was found in files that are not read.
  mutating func forget(_ paths: Set<String>) {
    if paths.isEmpty { return }
    func isGone(_ place: Span) -> Bool { paths.contains(place.file.path) }
    for dialect in reports.keys {
      reports[dialect]?.unread.removeAll { isGone($0.place) }
      reports[dialect]?.undrawn.removeAll { isGone($0.place) }
      reports[dialect]?.words.removeAll { isGone($0.place) }
      reports[dialect]?.elsewhere.removeAll { isGone($0.place) }
      reports[dialect]?.unitless.removeAll { isGone($0.place) }
    }
  }

  /// Reports each cause once for a dialect, whatever the number of its tokens and files.
  package func report(into diagnostics: inout Diagnostics) {
    for dialect in ForeignDialect.allCases {
      guard let report = reports[dialect], let first = report.firstPlace else { continue }
      Self.report(report, dialect, at: first, into: &diagnostics)
    }
    if let (theme, set, place) = missing.first {
      let others = missing.count > 1 ? ", and \(missing.count - 1) more choices are of sets that are not here" : ""
      let finding = Diagnostic(
        .missingFile, "the theme \(theme) chooses \(set), which is not here\(others)", at: place,
        why: "a theme has none of the tokens of a set that is not here",
        fix: "add the file of the set, or take it out of the theme",
        related: missing.dropFirst().prefix(2).map { Diagnostic.Related("\($0.theme) chooses \($0.set)", at: $0.place) }
      )
      diagnostics.report(finding.asWarning)
    }
    if let (theme, place) = empty.first {
      diagnostics.remark(
        .unusedSource,
        "\(empty.count == 1 ? "the theme \(theme) chooses" : "\(empty.count) themes such as \(theme) choose") no set",
        at: place, why: "a theme without a set has no tokens, so it is left out", fix: "choose its sets, or take it out"
      )
    }
    if let (old, new) = former.first {
      diagnostics.report(
        .madeTokens,
        former.count == 1
          ? "\(old.place) is not read, since \(new.place) is"
          : "\(former.count) files such as \(old.place) are not read, since files such as \(new.place) are",
        at: old.start, why: "their names say that they are older states of the same tokens",
        fix: "nothing, or build the file alone")
    }
    if let (copy, original) = copies.first {
      diagnostics.report(
        .madeTokens,
        copies.count == 1
          ? "\(copy.place) is not read, since it repeats \(original.place)"
          : "\(copies.count) files such as \(copy.place), which repeats \(original.place), are not read",
        at: copy.start, why: "it repeats those tokens, as generated files do",
        fix: "nothing, or build its folder alone")
    }
    for difference in stale.flatMap(\.differences) {
      let (property, token) = (difference.property, difference.token)
      diagnostics.report(
        .staleCopy, "\(property.name) is \(property.text), and \(token.name) is \(token.text)", at: property.place,
        why: "the stylesheet takes it from \(token.place.file.path), so one of the two is out of date",
        fix: "write the same value in both, or regenerate the stylesheet from the tokens",
        related: [Diagnostic.Related("\(token.name) is here", at: token.place)])
    }
    if let (sheet, other) = strangers.first {
      diagnostics.report(
        .madeTokens,
        strangers.count == 1
          ? "\(sheet.place) is not read" : "\(strangers.count) stylesheets such as \(sheet.place) are not read",
        at: sheet.start,
        why: "it gives names of \(other.place) other values, as the stylesheet of another site does",
        fix: "build its folder alone")
    }
    for (first, last, names) in folders {
      diagnostics.report(
        .themesByName, "\(Self.listed(names)) are read as alternatives", at: last.start,
        why: "the folder around them says so, and what they hold cannot stand together",
        fix: "name the files in a *.resolver.json to confirm this or to choose differently",
        related: [Diagnostic.Related("\(names[0]) begins here", at: first.start)])
    }
    for (first, last, names) in alternatives {
      diagnostics.report(
        .themesByName, "the sets \(Self.listed(names)) are read as alternatives", at: last.start,
        why: "they declare the same tokens, and no file lists themes",
        fix: "list the themes in $themes to confirm this or to choose differently",
        related: first === last ? [] : [Diagnostic.Related("\(names[0]) begins here", at: first.start)])
    }
    for (file, modifier, names) in modes {
      diagnostics.report(
        .themesByName, "\(Self.listed(names)) are read as alternatives of \(modifier)", at: file.start,
        why: "the names of files say so, and they declare again what others have",
        fix: "name the files in a *.resolver.json to confirm this or to choose differently")
    }
    for files in variants {
      guard let first = files.first, let last = files.last else { continue }
      diagnostics.report(
        .themesByName, "\(files.count) files such as \(first.place) are read as variants of one system",
        at: last.start, why: "they declare the same tokens",
        fix: "name the files in a *.resolver.json to confirm this or to choose differently")
    }
    if let first = branches.first {
      diagnostics.report(
        .themesByName, "groups called light and dark are read as two themes",
        at: first.start,
        why: "they stand beside each other with the same tokens in them, and nothing refers to one of the two",
        fix: "name the sets of each theme in a *.resolver.json to say so, or refer to the tokens by their full names")
    }
    guard let pair = themes.first else { return }
    let (light, other) = (pair.light.place, pair.other.place)
    let told: Message =
      switch (themes.count, pair.light === pair.other) {
      case (1, true): "two sets of \(light) are read as two themes"
      case (1, false): "\(light) and \(other) are read as two themes"
      case (let count, true): "\(count) pairs of sets in \(light) are read as themes"
      case (let count, false): "\(count) pairs of files such as \(light) and \(other) are read as themes"
      }
    diagnostics.report(
      .themesByName, told,
      at: pair.other.start,
      why: "their names say light, dark or high contrast, and they declare the same tokens",
      fix: "name the files in a *.resolver.json to confirm this or to choose differently")
  }

  private static func report(
    _ report: DialectReport, _ dialect: ForeignDialect, at first: Span, into diagnostics: inout Diagnostics
  ) {
    for (property, name, nearest, place) in report.gone {
      let finding = Diagnostic(
        .danglingAlias, "\(property) refers to \(name), which is not declared", at: place,
        why: "a browser takes nothing for it", fix: Fix("did you mean \(nearest)?"))
      diagnostics.report(finding.asWarning)
    }
    if dialect == .stylesheet { return Self.report(unread: report.unread, into: &diagnostics) }
    let tokens = report.count == 1 ? "token" : "tokens"
    let files = report.files > 1 ? " in \(report.files) files" : ""
    let are = report.count == 1 ? "is" : "are"
    if report.count > 0 {
      diagnostics.report(
        .foreignDialect, "\(report.count) \(word: tokens + files) \(word: are) written \(dialect.name)", at: first,
        why: "they are read, but tools that follow the standard know only its own form",
        fix: "export them in the format of the standard (DTCG 2025.10), if other tools are to read them")
    }
    let report = report.sorted
    var near: [(name: String, place: Span)] = []
    var meant: [(name: String, place: Span)] = []
    // What the first of those nearly is that nearly are one.
    var miss: NearValue?
    for value in report.unread {
      let found = dialect == .plain ? nil : nearValue(at: value.place)
      if found == nil { meant.append(value) } else { near.append(value) }
      miss = miss ?? found
    }
    if let first = near.first, let miss {
      diagnostics.report(
        .unreadValue,
        "\(near.count == 1 ? "a value" : "\(near.count) values") cannot be read: \(names(near))",
        at: first.place, why: "\(miss.fault), so it is neither drawn nor checked", fix: Fix(miss.fix),
        related: related(near))
    }
    if let unread = meant.first {
      let isOne = meant.count == 1
      let finding = Diagnostic(
        .unreadValue,
        "\(isOne ? "a value is" : "\(meant.count) values are") not read: \(names(meant))", at: unread.place,
        why:
          "variables of a page, functions of CSS, words and values of a tool's own types are neither drawn nor checked",
        fix: dialect == .tokensStudio
          ? "nothing, or write one value of its type, a {reference} or a calculation with them"
          : "nothing, or write one value of its type, or a {reference}; nothing is computed",
        related: related(meant))
      // They mean something to what reads them.
      diagnostics.report(finding.with(.note))
    }
    if let first = report.words.first {
      let isOne = report.words.count == 1
      diagnostics.report(
        .textProperty,
        "\(isOne ? "a value is" : "\(report.words.count) values are") not drawn: \(names(report.words))",
        at: first.place,
        why: "words, files and conditions have no look, so \(isOne ? "it is" : "they are") left out",
        fix: "nothing, or say on a page what readers should know of \(isOne ? "it" : "them")",
        related: related(report.words))
    }
    var libraries: [String] = []
    for (library, _, _) in report.elsewhere where !libraries.contains(library) { libraries.append(library) }
    for library in libraries {
      let all = report.elsewhere.filter { $0.library == library }.map { (name: $0.name, place: $0.place) }
      let finding = Diagnostic(
        .danglingAlias,
        "\(all.count == 1 ? "a value refers" : "\(all.count) values refer") to variables\(library.isEmpty ? "" : " of the library \(library)") that are not here: \(names(all))",
        at: all[0].place, why: "what refers to a variable of another library has no value without it",
        fix: "add an export of that library with the same names", related: related(all))
      // The export is whole as it is.
      diagnostics.report(finding.with(.note))
    }
    if let unitless = report.unitless.first {
      diagnostics.report(
        .unitlessLength,
        "\(report.unitless.count == 1 ? "a length has" : "\(report.unitless.count) lengths have") no unit: \(names(report.unitless))",
        at: unitless.place, why: why(report.units),
        fix: "write the unit, as in 16px", related: related(report.unitless))
    }
    if let undrawn = report.undrawn.first {
      var types: [String] = []
      for (type, _) in report.undrawn where !types.contains(type) { types.append(type) }
      let count = report.undrawn.count
      diagnostics.report(
        .textProperty,
        "\(count == 1 ? "a token" : "\(count) tokens") of type \(Self.listed(types)) \(word: count == 1 ? "is" : "are") not drawn",
        at: undrawn.place,
        why: count == 1
          ? "nothing here knows how it looks, so it is left out"
          : "nothing here knows how they look, so they are left out",
        fix: "nothing, or say on a page what readers should know of \(count == 1 ? "it" : "them")")
    }
    if let unchosen = report.unchosen.first {
      let count = report.unchosen.count
      diagnostics.remark(
        .unusedSource, "\(count == 1 ? "a set is" : "\(count) sets are") in no theme: \(names(report.unchosen))",
        at: unchosen.place,
        why: "a set that no theme chooses is left out; this assumes that no build of the project takes it by its name",
        fix: "choose it in a theme, or remove it")
    }
  }

  /// What a text nearly is; nil for what is no text.
  private static func nearValue(at place: Span) -> NearValue? {
    let written = place.file.text(place.range)
    return written.hasPrefix("\"") && written.utf8.count < 200 ? NearValue(String(written.dropFirst().dropLast())) : nil
  }

  /// Reports the properties of stylesheets that are no tokens, which is no fault of theirs.
  private static func report(unread: [(name: String, place: Span)], into diagnostics: inout Diagnostics) {
    guard let first = unread.first else { return }
    let isOne = unread.count == 1
    diagnostics.report(
      Diagnostic(
        .unreadValue,
        "\(isOne ? "a property is" : "\(unread.count) properties are") not read as \(isOne ? "a token" : "tokens"): \(names(unread))",
        at: first.place,
        why: "calculations, images, words and values that are set elsewhere are neither drawn nor checked",
        fix: "nothing, or say on a page what readers should know of \(isOne ? "it" : "them")",
        related: related(unread)
      ).with(.note))
  }

  /// As what lengths without a unit are drawn.
  private static func why(_ units: Set<Dimension.Unit>) -> String {
    let known = [Dimension.Unit.rem, .px].filter(units.contains).map(\.rawValue).joined(separator: " or ")
    if known.isEmpty { return "only the tool that exports them knows the unit, so they are drawn in proportion" }
    let rest = units.contains(.notGiven) ? ", or drawn in proportion where both may be meant" : ""
    return "the tool that exports them adds the unit; by their size they are read as \(known)\(rest)"
  }

  static func listed(_ types: [String]) -> String {
    guard let last = types.last, types.count > 1 else { return types.joined() }
    return types.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first names of a list, and how many more there are.
  private static func names(_ list: [(name: String, place: Span)]) -> String {
    list.prefix(3).map(\.name).joined(separator: ", ") + (list.count > 3 ? " and \(list.count - 3) more" : "")
  }

  private static func related(_ list: [(name: String, place: Span)]) -> [Diagnostic.Related] {
    list.dropFirst().prefix(2).map { Diagnostic.Related("\($0.name) here", at: $0.place) }
  }
}
