import Diagnostics
import Differences
import Files
import Guide
import Matching
import Printing
import Tokens

/// The findings that came and went. A finding stays the same while its rule finds the same fault in the same thing: it
/// may move to another line or file, and its figures may be others.
struct FindingComparison {
  /// What is compared, from the strictest reading to the loosest; what is the same by one is not asked again.
  private enum Reading: CaseIterable {
    /// The same is said of the same text in the same token or member of a file.
    case spot
    /// The same is said of the same text.
    case sentence
    /// The same is said in the same file, whatever the order of the names in it.
    case names
    /// The same is said of as many tokens of the same groups, of which only the first are named: which these are depends
    /// on the order of a file.
    case list
    /// The same is said of the same token or line, but for figures.
    case place
    /// The same is said in the same file, whatever the words around it.
    case file
    /// It is about the same thing at the same text in the same theme, beside another: of two surfaces that tie, the other
    /// one is named.
    case subject
    /// Many things of a file are meant, of which there are more now, or fewer: which of them came is a change of theirs.
    case many
    /// The same fault of a token without a value, or an error of the same rule in a value that is where it was: it has not
    /// been put right.
    case member
  }

  private struct Identity: Hashable {
    let rule: Rule
    let place: String
    /// The values of which the finding speaks.
    let words: [String]
  }

  /// The findings that came and went: those that are changes of their own, and those that follow from another change.
  typealias Found = (alone: [Change], ofChanges: [ChangeKey: [Change]])

  /// - Parameters:
  ///   - files: where files of the old version are now.
  ///   - tokens: by the system's slug.
  ///   - pages: the addresses that lead nowhere any more.
  ///   - rules: the settings by which things are held against other rules.
  ///   - only: the change of a token or a setting beside which there is no other.
  ///   - unread: the files of either side that could not be read to their end.
  static func changes(
    _ base: GuideVersion, _ head: GuideVersion, files: MovedFiles, tokens: [String: KnownTokens],
    pages: ChangedAddresses, rules: ChangedRules, only: ChangeKey?, unread: (base: Set<String>, head: Set<String>),
    system: (String) -> String
  ) -> Found {
    func owner(of finding: Diagnostic) -> String { system(files.name(of: finding.span?.file.path ?? "")) }
    func name(of token: TokenPath, in finding: Diagnostic) -> TokenPath {
      tokens[owner(of: finding)]?.names[token] ?? token
    }
    let themes = Set(
      [base, head].flatMap { $0.guide.systems.flatMap { $0.themes.themes } }.flatMap { theme in
        // As it is said, and as the words of a finding are compared.
        [theme.name, listed(in: theme.name).map(\.description).joined(separator: " ")] + theme.inputs.map(\.context)
      })
    var (old, new) = FindingSets(base.guide, head.guide).without(base.findings.sorted, head.findings.sorted) {
      name(of: $1, in: $0)
    }
    lazy var places = (base: FindingPlaces(base), head: FindingPlaces(head))
    // What both have is the same finding; only what is more on one side is news.
    for reading in Reading.allCases where !old.isEmpty && !new.isEmpty {
      let former = old.map { finding in
        identity(of: finding, reading, files, themes, &places.base) { name(of: $0, in: finding) }
      }
      let latter = new.map { identity(of: $0, reading, MovedFiles(), themes, &places.head) { $0 } }
      var (rest, left) = (counts(former), counts(latter))
      old = zip(old, former).filter { take($1, from: &left) }.map(\.0)
      new = zip(new, latter).filter { take($1, from: &rest) }.map(\.0)
    }
    (old, new) = withoutGrown(old, new, themes, files) { name(of: $1, in: $0) }
    if (old + new).contains(where: { $0.rule == .foreignDialect }) {
      (old, new) = FindingDialects(files, places.base, places.head).without(old, new) { name(of: $1, in: $0) }
    }
    let retold = withoutRetold(old, new, themes, base.guide, head.guide)
    (old, new) = (retold.old, retold.new)
    // What an unread file would say is not known. How a file is encoded is nothing that a guide says.
    func isTold(_ finding: Diagnostic, _ others: Set<String>) -> Bool {
      if finding.rule == .byteOrderMark { return false }
      let path = finding.span?.file.path ?? ""
      if others.contains(path), !finding.rule.endsReading { return false }
      let untold = tokens[owner(of: finding)]?.untold ?? []
      return untold.isEmpty || !named(in: finding).contains { untold.contains($0) }
    }
    new = new.filter { isTold($0, unread.base) }
    old = old.filter { isTold($0, unread.head) }
    var found: Found = ([], [:])
    var lines = Positions()
    for (kind, findings) in [(ChangeKind.findingIntroduced, new), (.findingFixed, old)] {
      var alone: [Diagnostic] = []
      var told: Set<Said> = []
      for finding in findings {
        let place = finding.span.flatMap {
          kind == .findingFixed ? places.base.token(at: $0) : places.head.token(at: $0)
        }
        let known = tokens[owner(of: finding)] ?? KnownTokens()
        let ofToken = known.changes.isEmpty ? nil : cause(of: kind, finding, at: place, known)
        if let cause = ofToken ?? (kind == .findingIntroduced ? pages.cause(of: finding) : nil)
          ?? rules.cause(of: finding, in: owner(of: finding)) ?? only
        {
          found.ofChanges[cause, default: []].append(
            change(kind, finding, in: system, &lines, left: kind == .findingFixed ? retold.left : [:]))
          told.insert(Said(finding))
        } else {
          alone.append(finding)
        }
      }
      // What follows from a change is not told beside it as well.
      found.alone += grouped(
        kind, alone.filter { !told.contains(Said($0)) }, in: system, &lines,
        left: kind == .findingFixed ? retold.left : [:])
    }
    return found
  }

  /// Without the findings of one rule in one file that list mostly the same tokens: one that came to such a list, or
  /// went, is no other fault.
  private static func withoutGrown(
    _ old: [Diagnostic], _ new: [Diagnostic], _ themes: Set<String>, _ files: MovedFiles,
    _ name: (Diagnostic, TokenPath) -> TokenPath
  ) -> ([Diagnostic], [Diagnostic]) {
    func list(_ finding: Diagnostic, isOld: Bool) -> Set<TokenPath> {
      Set(spokenTokens(of: finding).map { isOld ? name(finding, $0) : $0 })
    }
    func spoken(_ finding: Diagnostic) -> [String] { finding.values.filter { themes.contains($0) } }
    let lists = (old.map { list($0, isOld: true) }, new.map { list($0, isOld: false) })
    var places: [TokenPath: [Int]] = [:]
    for (place, list) in lists.1.enumerated() {
      for name in list { places[name, default: []].append(place) }
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for (place, list) in lists.0.enumerated() {
      let candidates = Set(list.flatMap { (places[$0] ?? []).prefix(8) }).sorted()
      let other = candidates.first { other in
        let shared = list.intersection(lists.1[other]).count
        let isPart = shared == min(list.count, lists.1[other].count)
        guard !taken.new.contains(other), old[place].rule == new[other].rule, spoken(old[place]) == spoken(new[other])
        else { return false }
        // The same tokens, written in another file.
        if list == lists.1[other] { return old[place].rule == .unreadValue }
        return (old[place].span?.file.path).map(files.name) == new[other].span?.file.path
          && (isPart || shared > 1 && shared * 2 > min(list.count, lists.1[other].count))
      }
      guard let other else { continue }
      taken.old.insert(place)
      taken.new.insert(other)
    }
    return (
      old.enumerated().filter { !taken.old.contains($0.offset) }.map(\.element),
      new.enumerated().filter { !taken.new.contains($0.offset) }.map(\.element)
    )
  }

  /// Without what only seems to come or go because it is said of one theme alone where two are alike, or of none where all
  /// are: it was there in the other one too, or still is, perhaps with another figure. What is left of one that is gone in
  /// some of its themes is told beside it.
  private static func withoutRetold(
    _ old: [Diagnostic], _ new: [Diagnostic], _ themes: Set<String>, _ base: Guide, _ head: Guide
  ) -> (old: [Diagnostic], new: [Diagnostic], left: [Said: [String]]) {
    /// The themes of which a value speaks, alone or as a list: `dark and compact`.
    func listed(_ value: String) -> [String] {
      let names = value.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
      return themes.contains(value) ? [value] : names.allSatisfy(themes.contains) ? names : []
    }
    func said(_ finding: Diagnostic) -> Set<String> { Set(finding.values.flatMap(listed)) }
    func rest(_ finding: Diagnostic) -> [String] {
      [finding.rule.id] + finding.values.filter { listed($0).isEmpty && Double($0) == nil }
    }
    func areAlike(_ finding: Diagnostic, _ other: Diagnostic, in guide: Guide) -> Bool {
      let (own, others) = (said(finding), said(other))
      if own.isEmpty { return false }
      if others.isEmpty || own != others && own.isSubset(of: others) { return true }
      guard own != others, let a = own.first, let b = others.first, own.count == 1 else { return false }
      return guide.systems.contains { system in
        guard let a = system.themes[a], let b = system.themes[b] else { return false }
        let named = named(in: finding).filter { a.tokens[$0] != nil }
        return !named.isEmpty && named.allSatisfy { a.tokens[$0]?.value == b.tokens[$0]?.value }
      }
    }
    let (former, latter) = (Dictionary(grouping: old, by: rest), Dictionary(grouping: new, by: rest))
    let gone = old.filter { finding in !(latter[rest(finding)] ?? []).contains { areAlike(finding, $0, in: head) } }
    var left: [Said: [String]] = [:]
    for finding in gone {
      let own = said(finding)
      let still = (latter[rest(finding)] ?? []).flatMap(said).filter { own.isEmpty || own.contains($0) }
      if !still.isEmpty { left[Said(finding)] = still.uniqued() }
    }
    return (
      gone, new.filter { finding in !(former[rest(finding)] ?? []).contains { areAlike(finding, $0, in: base) } }, left
    )
  }

  /// What a finding says of a file.
  private struct Said: Hashable {
    let rule: Rule
    let path: String
    let message: String

    init(_ finding: Diagnostic) {
      (rule, path, message) = (finding.rule, finding.span?.file.path ?? "", finding.message)
    }
  }

  /// The most findings of one rule in one system that are changes of their own.
  private static let mostAlone = 3

  /// One change for each finding, or one for all of a rule in a system where there are many: a folder that moved breaks
  /// two hundred links.
  private static func grouped(
    _ kind: ChangeKind, _ findings: [Diagnostic], in system: (String) -> String, _ lines: inout Positions,
    left: [Said: [String]]
  ) -> [Change] {
    struct Group: Hashable {
      let rule: Rule
      let severity: Severity
      let system: String
    }
    func group(_ finding: Diagnostic) -> Group {
      Group(rule: finding.rule, severity: finding.severity, system: system(finding.span?.file.path ?? ""))
    }
    // What is said in the same words of several places of a file is one change, and so is what is said of several files.
    let counts = Dictionary(findings.map { (Said($0), 1) }, uniquingKeysWith: +)
    let findings = findings.uniqued { Said($0) }
    let groups = Dictionary(grouping: findings, by: group)
    let repeated = groups.mapValues { Dictionary(grouping: $0, by: \.message) }
    var told: Set<String> = []
    return findings.compactMap { finding in
      let group = group(finding)
      let (members, alike) = (groups[group] ?? [], repeated[group]?[finding.message] ?? [])
      let isMany = members.count > mostAlone && alike.count < members.count
      guard isMany || alike.count > 1 else {
        let count = counts[Said(finding)] ?? 1
        return change(kind, finding, in: system, &lines, size: count > 1 ? "in \(count) places" : nil, left: left)
      }
      let words = isMany ? finding.rule.summary : finding.message
      let sentence = "\(words.hasSuffix(".") ? String(words.dropLast()) : words) [\(finding.rule.id)]"
      guard told.insert("\(group.system) \(group.severity) \(sentence)").inserted else { return nil }
      let some = isMany ? members : alike
      let identity = isMany ? [] : finding.values
      return Change(
        kind, in: group.system, finding.rule.id, before: kind == .findingFixed ? sentence : nil,
        after: kind == .findingIntroduced ? sentence : nil,
        size: isMany ? "\(some.count) findings" : "in \(some.count.counted("file"))",
        keyed: keyed(kind, ([finding.rule.id] + identity).joined(separator: "\u{1F}")),
        judgement(kind, group.severity),
        radius: Radius(findings: some.map { change(kind, $0, in: system, &lines, left: left) }))
    }
  }

  /// Whether an item is missing on the other side, where each takes one away.
  private static func take(_ identity: Identity?, from counts: inout [Identity: Int]) -> Bool {
    guard let identity, let count = counts[identity], count > 0 else { return true }
    counts[identity] = count - 1
    return false
  }

  private static func counts(_ identities: [Identity?]) -> [Identity: Int] {
    Dictionary(identities.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Nil where a reading says nothing of a finding.
  ///
  /// - Parameter name: what a token is called now.
  private static func identity(
    of finding: Diagnostic, _ reading: Reading, _ files: MovedFiles, _ themes: Set<String>,
    _ places: inout FindingPlaces,
    name: (TokenPath) -> TokenPath
  ) -> Identity? {
    let values = finding.values.map { listed(in: $0).map { name($0).description } }
    let words = values.map { names in
      let word = names.joined(separator: " ")
      return !places.place.isEmpty && word.hasPrefix(places.place) ? String(word.dropFirst(places.place.count)) : word
    }
    func token(_ span: Span) -> TokenPath? { places.token(at: span).map(name) }
    let path = finding.span?.file.path ?? ""
    let file = files.name(of: path)
    func plainly(_ word: String) -> String { themes.contains(word) ? word : withoutFigures(word) }
    let text = finding.span.map { $0.range.end <= $0.file.bytes.count ? $0.text : "" } ?? ""
    let plain = text.filter { !$0.isWhitespace }
    switch reading {
    case .spot:
      guard let span = finding.span else { return nil }
      let spot = token(span)?.description ?? (finding.severity == .error ? places.member(at: span) : nil)
      return spot.map { Identity(rule: finding.rule, place: "\(file) \($0) \(plain)", words: words) }
    case .sentence: return Identity(rule: finding.rule, place: "\(file) \(plain)", words: words)
    case .names:
      let names = values.flatMap(\.self)
      return names.count < 2 ? nil : Identity(rule: finding.rule, place: file, words: names.sorted())
    case .list:
      if isOfMany(finding) {
        let figures = words.filter { Int($0) != nil || themes.contains($0) }
        return figures.isEmpty ? nil : Identity(rule: finding.rule, place: file, words: figures)
      }
      guard values.contains(where: Self.isCut) else { return nil }
      let groups = values.map { names in
        let shown = Self.isCut(names) ? names.dropLast(3).map { TokenPath($0).parent?.description ?? "" } : names
        return (Set(shown).sorted() + names.suffix(Self.isCut(names) ? 2 : 0)).joined(separator: " ")
      }
      return Identity(rule: finding.rule, place: file, words: groups)
    case .place:
      let named = finding.span.flatMap(token)
      let place =
        isOfMany(finding)
        ? "" : named.map { "\($0)" } ?? finding.span.map { "\(file) \(withoutFigures(line(of: $0)))" } ?? file
      return Identity(rule: finding.rule, place: place, words: words.map(plainly))
    case .file:
      let said = words.contains { !$0.isEmpty }
      return said ? Identity(rule: finding.rule, place: file, words: words) : nil
    case .subject:
      let named = finding.span.flatMap(token)
      return Identity(
        rule: finding.rule, place: named.map { "\($0)" } ?? "\(file) \(plain)",
        words: words.prefix(1) + words.dropFirst().filter { themes.contains($0) })
    case .many: return isOfMany(finding) ? Identity(rule: finding.rule, place: file, words: []) : nil
    case .member:
      if let token = finding.span.flatMap({ places.unvalued(at: $0) }) {
        return Identity(rule: finding.rule, place: name(token).description, words: [])
      }
      guard finding.severity == .error, let member = finding.span.flatMap({ places.member(at: $0) }) else { return nil }
      return Identity(rule: finding.rule, place: "\(file) \(member)", words: [])
    }
  }

  /// The line of the source that a place begins on.
  private static func line(of span: Span) -> String {
    let start = ByteRange(span.range.start, span.range.start)
    return String(decoding: span.file.lines(around: start).prefix(2_000), as: UTF8.self)
  }

  /// Its words, without those that are numbers or colours.
  private static func withoutFigures(_ text: String) -> String {
    text.split { $0.isWhitespace || "\"'`,;()".contains($0) }.filter { word in
      !word.contains { $0.isNumber } && !word.hasPrefix("#")
    }.joined(separator: " ")
  }

  private static func change(
    _ kind: ChangeKind, _ finding: Diagnostic, in system: (String) -> String, _ lines: inout Positions,
    size: String? = nil, left: [Said: [String]] = [:]
  ) -> Change {
    let sentence = "\(finding.message) [\(finding.rule.id)]"
    let path = finding.span?.file.path ?? ""
    let themes = left[Said(finding)] ?? []
    var change = Change(
      kind, in: system(path), path.isEmpty ? finding.rule.id : path, before: kind == .findingFixed ? sentence : nil,
      after: kind == .findingIntroduced ? sentence : nil,
      size: themes.isEmpty ? size : "still so in \(themes.joined(separator: ", "))",
      // A finding stays the same one however its rule words it.
      keyed: keyed(kind, ([finding.rule.id] + finding.values).joined(separator: "\u{1F}")),
      judgement(kind, finding.severity))
    change.line = finding.span.map { lines.start(of: $0).line }
    change.stillIn = themes
    return change
  }

  private static func keyed(_ kind: ChangeKind, _ identity: String) -> (before: String?, after: String?) {
    kind == .findingFixed ? (identity, nil) : (nil, identity)
  }

  private static func judgement(_ kind: ChangeKind, _ severity: Severity) -> Judgement {
    if kind == .findingFixed { return Judgement(.quiet, .patch, "good news") }
    return switch severity {
    case .error: Judgement(.breaking, .major, "an error: the output is wrong")
    case .warning: Judgement(.visible, .patch, "a warning: the output is poorer")
    case .note: Judgement(.quiet, .patch, "a note")
    }
  }
}
