import Diagnostics
import Files
import Printing

extension Diagnostics {
  /// So many references into one group that is not there have one cause.
  private static let many = 3

  /// The findings with one in place of all those of another tool's references into a group that no file has.
  ///
  /// - Parameter known: the names of all groups and tokens that there are.
  func joiningAliases(known: PathTable) -> Diagnostics {
    var members: [TokenPath: [Diagnostic]] = [:]
    let groups = all.map { finding -> TokenPath? in
      guard finding.rule == .danglingAlias, finding.severity == .warning, finding.fix?.edit == nil,
        let name = finding.values.first, let group = Self.absentGroup(of: name, in: known)
      else { return nil }
      members[group, default: []].append(finding)
      return group
    }
    var joined = Diagnostics()
    joined.compared = compared
    for (finding, group) in zip(all, groups) {
      guard let group, let same = members[group], same.count >= Self.many else {
        joined.report(finding)
        continue
      }
      guard let span = finding.span, same[0].span.map({ $0.file === span.file && $0.range == span.range }) ?? false
      else {
        continue
      }
      var names: [String] = []
      for name in same.compactMap(\.values.first) where !names.contains(name) { names.append(name) }
      let shown = names.prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
      let isOne = names.count == 1
      let cause = Diagnostic(
        .danglingAlias,
        isOne
          ? "\(shown) is written in \(same.count) places and names no token"
          : "\(same.count) references lead into \(group), which no file has: \(shown)\(rest)",
        at: span,
        why: isOne ? "none of these tokens has a value" : "everything that uses these tokens would have no value",
        fix: isOne ? "name a token that exists" : "add the files that have it, or name tokens that exist",
        related: same.dropFirst().prefix(2).compactMap { other in
          other.span.map { Diagnostic.Related("\(other.message) here", at: $0) }
        })
      joined.report(cause.asWarning)
    }
    return joined.joiningNeighbours()
  }

  /// So many names that one group lacks have one cause, however near another name is.
  private static let manyOfGroup = 8

  /// The findings with one in place of all references to different tokens of one group, which has others.
  private func joiningNeighbours() -> Diagnostics {
    var members: [String: [Diagnostic]] = [:]
    let groups = all.map { finding -> String? in
      guard finding.rule == .danglingAlias, let name = finding.values.first, finding.message.hasPrefix("{"),
        let group = Self.neighbourhood(of: name)
      else { return nil }
      members[group, default: []].append(finding)
      return group
    }
    var joined = Diagnostics()
    joined.compared = compared
    let names = members.mapValues { $0.compactMap(\.values.first).uniqued() }
    var told: Set<String> = []
    for (finding, group) in zip(all, groups) {
      guard let group, let same = members[group], let all = names[group], all.count >= Self.manyOfGroup else {
        joined.report(finding)
        continue
      }
      guard told.insert(group).inserted, let span = finding.span else { continue }
      let (shown, count) = (all.prefix(3).map { "{\($0)}" }.joined(separator: ", "), all.count)
      let cause = Diagnostic(
        .danglingAlias,
        "\(same.count) references name \(count) tokens that \(group) has not: \(shown) and \(count - 3) more", at: span,
        why: finding.why, fix: "add the files that have them, or name tokens that exist",
        related: same.dropFirst().prefix(2).compactMap { other in
          other.span.map { Diagnostic.Related("\(other.message) here", at: $0) }
        })
      joined.report(cause.with(finding.severity))
    }
    return joined
  }

  /// The outermost group of a name; of a custom property its first word, `--color-…`. Nil for a name of one word.
  private static func neighbourhood(of name: String) -> String? {
    let path = TokenPath(name)
    if path.parent != nil { return path.root }
    let words = name.drop { $0 == "-" }
    guard let end = words.firstIndex(of: "-") else { return nil }
    return name[..<end] + "-…"
  }

  /// The outermost group of a name that is not there, the name itself where it has no groups; nil where only the token
  /// itself is missing. Some tools part names by slashes.
  private static func absentGroup(of name: String, in known: PathTable) -> TokenPath? {
    let path = name.contains("/") ? TokenPath(name.split(separator: "/").map(String.init)) : TokenPath(name)
    if path.parent == nil { return path }
    var absent: TokenPath?
    var group = path.parent
    while let path = group, known.number(of: path) == nil {
      absent = path
      group = path.parent
    }
    return absent
  }
}
