import Diagnostics
import Files
import Syntax

/// One key of a settings file or of front matter with its value, and the findings of reading it.
struct SettingsEntry {
  let key: String
  let span: Span
  private let value: YAMLValue
  private let file: SourceFile

  /// The entries of a mapping; any other value is reported, except an empty one.
  static func all(of yaml: YAMLValue, in file: SourceFile, into diagnostics: inout Diagnostics) -> [SettingsEntry] {
    if yaml.isNull { return [] }
    guard case .map(let members) = yaml.kind else {
      diagnostics.report(
        .invalidSettings, "settings have to be a list of `key: value` lines", at: file.span(yaml.range),
        why: "none of it can be used", fix: "write one `key: value` on each line")
      return []
    }
    return members.map {
      SettingsEntry(key: $0.key, span: file.span($0.keyRange), value: $0.value, file: file)
    }
  }

  func string(into diagnostics: inout Diagnostics) -> String? {
    if let text = value.string { return text }
    reportWrong("one line of text", into: &diagnostics)
    return nil
  }

  func webAddress(into diagnostics: inout Diagnostics) -> String? {
    guard let text = string(into: &diagnostics) else { return nil }
    if GuideSettings.isWebAddress(text) { return text }
    reportWrong("an address that begins with https:// or http://", into: &diagnostics)
    return nil
  }

  func int(into diagnostics: inout Diagnostics) -> Int? {
    if let number = value.int { return number }
    reportWrong("a whole number", into: &diagnostics)
    return nil
  }

  /// A list of strings; a single string counts as a list of one.
  func strings(into diagnostics: inout Diagnostics) -> [String] {
    if let text = value.string { return [text] }
    if let texts = value.strings { return texts }
    if value.isNull { return [] }
    reportWrong("a list of texts", into: &diagnostics)
    return []
  }

  /// Every string in the value with its place, whether it is a list or a single string.
  var texts: [(text: String, span: Span)] {
    let items = if case .list(let items) = value.kind { items } else { [value] }
    return items.compactMap { item in item.string.map { ($0, file.span(item.range)) } }
  }

  /// The names of a list, or of a map with their values; a list as a value gives a pair for each of its texts.
  var named: [(name: String, value: String?)] {
    switch value.kind {
    case .map(let members):
      return members.flatMap { member -> [(name: String, value: String?)] in
        let texts = member.value.strings ?? []
        return texts.isEmpty ? [(member.key, nil)] : texts.map { (member.key, $0) }
      }
    case .scalar, .list: return texts.map { ($0.text, nil) }
    case .null: return []
    }
  }

  /// Its one line of text; nil for any other value.
  var text: String? { value.string }

  var valueSpan: Span { file.span(value.range) }

  /// A list of strings, each with its place.
  func references(into diagnostics: inout Diagnostics) -> [(text: String, span: Span)] {
    strings(into: &diagnostics).isEmpty ? [] : texts
  }

  func pairs(into diagnostics: inout Diagnostics) -> [(key: String, value: String)] {
    guard case .map(let members) = value.kind else {
      reportWrong("a mapping of names to titles", into: &diagnostics)
      return []
    }
    let pairs = members.compactMap { member in member.value.string.map { (member.key, $0) } }
    if pairs.count < members.count { reportWrong("a mapping of names to titles", into: &diagnostics) }
    return pairs
  }

  /// One key of a mapping with its text, or with the members of its own mapping.
  struct Member {
    let key: String
    let span: Span
    let valueSpan: Span
    let text: String?
    /// The texts of a list, or the one text.
    let texts: [String]
    let members: [Member]?
  }

  /// The members of a mapping, each a text, a list of texts or a mapping of these; nil, and reported, for any other value.
  func maps(into diagnostics: inout Diagnostics) -> [Member]? {
    guard case .map(let members) = value.kind else {
      reportWrong("a mapping", into: &diagnostics)
      return nil
    }
    return members.map { member($0, isNested: false) }
  }

  private func member(_ member: YAMLValue.Member, isNested: Bool) -> Member {
    var own: [Member]?
    if case .map(let members) = member.value.kind, !isNested {
      own = members.map { self.member($0, isNested: true) }
    }
    return Member(
      key: member.key, span: file.span(member.keyRange), valueSpan: file.span(member.value.range),
      text: member.value.string, texts: member.value.strings ?? [], members: own)
  }

  /// `presets:` with the choices of each, a context for a modifier.
  func presets(into diagnostics: inout Diagnostics) -> [ThemePreset] {
    var presets: [ThemePreset] = []
    for preset in maps(into: &diagnostics) ?? [] {
      let choices = preset.members?.compactMap { member in
        member.text.map { ThemePreset.Choice(modifier: member.key, context: $0, place: member.valueSpan) }
      }
      guard let choices, !choices.isEmpty, choices.count == preset.members?.count else {
        diagnostics.report(
          .invalidSettings, "\(preset.key) does not say what it chooses", at: preset.valueSpan,
          why: "readers are not offered it", fix: "write a context for each modifier, as in `theme: dark`")
        continue
      }
      presets.append(ThemePreset(name: preset.key, choices: choices))
    }
    return presets
  }

  func reportUnknown(among known: [String], into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .unknownSetting, "\(key) is not a setting", at: span, why: "it has no effect",
      fix: Suggestion.nearest(to: key, in: known).map { Fix(guess: "did you mean \($0)?", replacing: span, with: $0) }
        ?? "use one of \(known.joined(separator: ", "))")
  }

  /// Whether the key has the letters of a known one in another order, as a slip of the fingers does, or another slip; in a
  /// plain document only the former.
  func isSlip(among known: [String], ofPlain isPlain: Bool) -> Bool {
    known.contains { name in
      name != key && (name.sorted() == key.sorted() || !isPlain && Suggestion.isSlip(key, for: name))
    }
  }

  /// Reports keys of a design document that hold neither settings nor tokens, all at once.
  static func reportUnread(_ all: [SettingsEntry], into diagnostics: inout Diagnostics) {
    let entries = all.filter { !$0.isAboutDocument }
    guard let first = entries.first else { return }
    let names = entries.prefix(4).map(\.key).joined(separator: ", ")
    let rest = entries.count > 4 ? " and \(entries.count - 4) more" : ""
    diagnostics.report(
      .unreadKey, "\(names)\(rest) \(entries.count == 1 ? "is" : "are") not read", at: first.span,
      why: "neither tokens nor settings are there", fix: "keep what is for readers in the text of the document",
      related: entries.dropFirst().prefix(2).map { Diagnostic.Related("\($0.key) here", at: $0.span) })
  }

  /// Whether a key is one with which documents are published and found, and of nobody's design.
  private var isAboutDocument: Bool {
    let name = key.lowercased()
    return Self.aboutDocuments.contains(name) || name.hasSuffix("_at") || name.hasPrefix("source")
  }

  private static let aboutDocuments: Set<String> = [
    "title", "author", "authors", "date", "created", "updated", "modified", "tags", "categories", "category",
    "keywords",
    "spec", "schema", "license", "licence", "featured", "quality", "slug", "url", "homepage", "website", "cover",
    "image",
    "style", "tagline", "subtitle", "summary", "lang", "language", "locale", "layout", "permalink", "id",
  ]

  func report(_ rule: Rule, _ message: Message, fix: Fix, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      rule, message, at: file.span(value.range), why: "the setting would have no effect", fix: fix)
  }

  private func reportWrong(_ wanted: String, into diagnostics: inout Diagnostics) {
    report(.invalidSettings, "\(key) takes \(wanted)", fix: "write \(wanted) after `\(key):`", into: &diagnostics)
  }
}
