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
    let joined = joining { finding, name in
      finding.severity <= .warning && finding.fix?.edit == nil ? Self.absentGroup(of: name, in: known) : nil
    } by: { group, same, names, span in
      guard same.count >= Self.many else { return nil }
      let shown = names.prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
      let isOne = names.count == 1
      return Diagnostic(
        .danglingAlias,
        isOne
          ? "\(shown) is written in \(same.count) places and names no token"
          : "\(same.count) references lead into \(group), which no file has: \(shown)\(rest)",
        at: span,
        why: isOne ? "none of these tokens has a value" : "everything that uses these tokens would have no value",
        fix: isOne ? "name a token that exists" : "add the files that have it, or name tokens that exist",
        related: Self.others(same)
      ).with(.note)
    }
    return joined.joiningNeighbours().joiningVariables().joiningCalls()
  }

  /// The findings with one in place of all values that call a function of a project's own tool: `darken({blue}, 10%)`.
  private func joiningCalls() -> Diagnostics {
    joining(of: .invalidValue) { finding, _ in
      finding.span.flatMap { Self.called($0.text) }
    } by: { function, same, names, span in
      guard same.count > 1 else { return nil }
      let finding = Diagnostic(
        .invalidValue, "\(same.count) values call \(function)(), which only a tool of the project’s own can compute",
        at: span, why: same[0].why, fix: "write the values that it comes to, or keep the calls in $extensions",
        related: Self.others(same))
      return finding.with(same.map(\.severity).max() ?? .note)
    }
  }

  /// The name of the function that a value in quotation marks calls.
  private static func called(_ value: String) -> String? {
    let text = value.drop { $0 == "\"" }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.first?.isLetter == true && text[name.endIndex...].first == "(" ? String(name) : nil
  }

  /// What references to variables of another tool are told by.
  static let variableEnding = " leaves out the groups around its token"

  /// The findings with one in place of all references to variables that leave out their groups, as all of an export do.
  private func joiningVariables() -> Diagnostics {
    func isOne(_ finding: Diagnostic) -> Bool {
      finding.rule == .invalidReference && finding.message.hasSuffix(Self.variableEnding)
    }
    let same = all.filter(isOne)
    guard same.count > 1, let first = same.first, let span = first.span else { return self }
    var joined = Diagnostics()
    joined.compared = compared
    var isTold = false
    for finding in all {
      guard isOne(finding) else {
        joined.report(finding)
        continue
      }
      if isTold { continue }
      isTold = true
      let shown = same.compactMap(\.values.first).uniqued().prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      let finding = Diagnostic(
        .invalidReference, "\(same.count) references leave out the groups around their tokens, such as \(shown)",
        at: span, why: first.why, fix: "write all groups, too", related: Self.others(same))
      joined.report(finding.with(first.severity))
    }
    return joined
  }

  /// So many names that one group lacks have one cause, however near another name is: files that are not here, or that are
  /// meant otherwise than they are read.
  private static let manyOfGroup = 8

  /// The findings with one in place of all references to different tokens of one group, which has others.
  private func joiningNeighbours() -> Diagnostics {
    joining { finding, name in
      finding.message == "{\(name)} names no token" ? Self.neighbourhood(of: name) : nil
    } by: { group, same, names, span in
      guard names.count >= Self.manyOfGroup else { return nil }
      let shown = names.prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      return Diagnostic(
        .danglingAlias,
        "\(same.count) references name \(names.count) tokens that \(group) has not: \(shown) and \(names.count - 3) more",
        at: span, why: same[0].why, fix: "add the files that have them, or name tokens that exist",
        related: Self.others(same)
      ).with(same.contains { $0.severity == .error } ? .error : .note)
    }
  }

  /// The findings with one in place of all those of a group, at the place of the first.
  ///
  /// - Parameters:
  ///   - rule: the rule whose findings are joined.
  ///   - group: the group of a finding of a reference to a name; nil where it stands for itself.
  ///   - cause: what stands for the findings of a group, which name some tokens; nil where each stands for itself.
  private func joining<Group: Hashable>(
    of rule: Rule = .danglingAlias, _ group: (_ finding: Diagnostic, _ name: String) -> Group?,
    by cause: (_ group: Group, _ same: [Diagnostic], _ names: [String], _ span: Span) -> Diagnostic?
  ) -> Diagnostics {
    let groups = all.map { finding -> Group? in
      guard finding.rule == rule, finding.span != nil, let name = finding.values.first else { return nil }
      return group(finding, name)
    }
    var members: [Group: [Diagnostic]] = [:]
    for (finding, group) in zip(all, groups) { if let group { members[group, default: []].append(finding) } }
    var causes: [Group: Diagnostic] = [:]
    for (group, same) in members {
      if let span = same[0].span { causes[group] = cause(group, same, same.compactMap(\.values.first).uniqued(), span) }
    }
    var joined = Diagnostics()
    joined.compared = compared
    var told: Set<Group> = []
    for (finding, group) in zip(all, groups) {
      guard let group, let cause = causes[group] else {
        joined.report(finding)
        continue
      }
      if told.insert(group).inserted { joined.report(cause) }
    }
    return joined
  }

  /// The places of the next two of some findings.
  private static func others(_ same: [Diagnostic]) -> [Diagnostic.Related] {
    same.dropFirst().prefix(2).compactMap { other in
      other.span.map { Diagnostic.Related("\(other.message) here", at: $0) }
    }
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
