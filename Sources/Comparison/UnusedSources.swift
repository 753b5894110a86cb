import Diagnostics
import Differences
import Files
import Guide
import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// The files of values of which no theme takes anything, compared member by member: the guide shows none of it, and
/// somebody else may build from them.
enum UnusedSources {
  /// - Parameter unread: the files of either side that could not be read to their end.
  static func changes(
    _ base: GuideVersion, _ head: GuideVersion, unread: Set<String>, system: (String) -> String
  ) -> [Change] {
    let files = [base, head].map { version in
      let own = version.tokenFiles.filter { !ProjectLayout.isStylesheet($0.path) }
      return Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    }
    let (old, new) = (files[0], files[1])
    let differing = Set(old.keys).union(new.keys).sorted().filter { old[$0]?.bytes != new[$0]?.bytes }
    let used = differing.isEmpty ? [] : paths(usedBy: base.guide, old).union(paths(usedBy: head.guide, new))
    let parts = differing.filter { used.contains($0) && !unread.contains($0) }.flatMap { path in
      UnreadValues.changes(old[path], new[path], [base.guide, head.guide], in: system(path))
    }
    return parts
      + differing.compactMap { path -> Change? in
        // In which order a tool lays its sets over each other is seen by what they say.
        guard !used.contains(path), !unread.contains(path), RelativePath.name(of: path).first != "$" else {
          return nil
        }
        let (before, after) = (old[path].flatMap(members) ?? [], new[path].flatMap(members) ?? [])
        let (was, has) = (Set(before), Set(after))
        let (gone, come) = (before.filter { !has.contains($0) }, after.filter { !was.contains($0) })
        if gone.isEmpty, come.isEmpty { return nil }
        let isUnjudged = !DataReader.isData(path)
        var change = Change(
          .unusedSourceChanged, in: system(path), path, before: gone.isEmpty ? nil : gone.joined(separator: "\n"),
          after: come.isEmpty ? nil : come.joined(separator: "\n"),
          size: max(gone.count, come.count).counted(isUnjudged ? "line" : "value"),
          isUnjudged
            ? Judgement(.visible, .minor, "this file is not read as tokens, so what it changes has to be judged by eye")
            : Judgement(.quiet, .patch, reason(new[path] ?? old[path])))
        change.isUnjudged = isUnjudged
        return change
      }
  }

  /// The files that tokens of a guide are written in, and those that these import.
  private static func paths(usedBy guide: Guide, _ files: [String: SourceFile]) -> Set<String> {
    var paths: Set<String> = []
    for theme in guide.systems.flatMap(\.themes.themes) {
      for token in theme.tokens.tokens { paths.insert(token.span.file.path) }
      for token in theme.tokens.unresolvedTokens { paths.insert(token.span.file.path) }
    }
    var open = Array(paths)
    while let path = open.popLast() {
      guard let file = files[path], DataReader.isData(path), file.bytes[...].firstPlace(of: "imports") != nil else {
        continue
      }
      var unheard = Diagnostics()
      let names = DataReader.read(file, into: &unheard)?.object?["imports"]?.array?.compactMap(\.string) ?? []
      for name in names {
        guard let other = RelativePath.resolved(name, from: path), paths.insert(other).inserted else { continue }
        open.append(other)
      }
    }
    return paths
  }

  private static func reason(_ file: SourceFile?) -> String {
    let isRead = file.map { TokenShape($0) != nil } ?? false
    return isRead
      ? "no theme takes a token of this file, so the guide shows none of them"
      : "this file is not read as tokens, so the guide shows none of its values"
  }

  /// Each value of a file that holds tokens with the names around it, `color.header: {pink.400}`, in the author's order;
  /// nil for any other file.
  private static func members(_ file: SourceFile) -> [String]? {
    guard DataReader.isData(file.path) else { return plainLines(file) }
    guard let found = values(in: file) else { return nil }
    let count = found.count { isOfDesign($0.text) }
    // In any other file of data, a colour or a size among much else is no sign of tokens.
    let isOfTokens = TokenShape(file) == .tokens || count > 0 && count * 2 >= found.count
    return isOfTokens ? found.map { "\($0.name): \($0.text)" } : nil
  }

  /// Each value of a file of data with the names around it; nil for one that cannot be read.
  static func values(in file: SourceFile) -> [(name: String, text: String)]? {
    var unheard = Diagnostics()
    guard let root = DataReader.read(file, into: &unheard)?.object else { return nil }
    var values: [(name: String, text: String)] = []
    var open = root.members.reversed().map { ($0.name, $0.value) }
    while let (name, value) = open.popLast() {
      if let object = value.object, !object.members.isEmpty {
        // A token is its value: its type and what is said of it are no values of their own.
        let isToken = object["$value"] != nil || object["value"] != nil && object["unit"] == nil
        for member in object.members.reversed() {
          let isValue = member.name == "$value" || member.name == "value"
          if isValue || !isToken { open.append((isValue ? name : "\(name).\(member.name)", member.value)) }
        }
      } else {
        values.append((name, value.string ?? ValueText.canonical(value)))
      }
    }
    return values
  }

  /// The lines of a file in a notation that is not read, without comments and white space around them.
  private static func plainLines(_ file: SourceFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix { $0.isWhitespace }.reversed().drop { $0.isWhitespace || $0 == "," } }
      .map { String($0.reversed()) }
      .filter { line in
        line.contains { $0.isLetter || $0.isNumber } && !["//", "#", "*"].contains { line.hasPrefix($0) }
      }
  }

  /// Whether a text is a colour, a reference, or a number with a unit.
  static func isOfDesign(_ text: String) -> Bool {
    if text.hasPrefix("{"), text.hasSuffix("}") { return true }
    return Figures.color(text) != nil || WrittenQuantity(text).map { !$0.unit.isEmpty } ?? false
  }
}
