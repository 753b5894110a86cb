import Files

extension Diagnostics {
  /// So many findings that say the same of other values of a file have one cause: whoever wrote it, or the tool, writes all of
  /// them so. References that lead nowhere are joined where it is known what they lack.
  private static let many = 8

  /// The findings with one in place of many of a file that say the same of other values, which tells how many there are. Those
  /// that can be mended without asking stand for themselves.
  package func joiningLikes() -> Diagnostics {
    struct Kind: Hashable {
      let rule: String
      let shape: String
      let severity: Severity
      let file: ObjectIdentifier
    }
    let kinds = all.map { finding -> Kind? in
      guard let file = finding.span?.file, let shape = finding.shape, !finding.values.isEmpty,
        finding.rule != .danglingAlias,
        finding.fix?.edit?.isCertain != true
      else { return nil }
      return Kind(rule: finding.rule.id, shape: shape, severity: finding.severity, file: ObjectIdentifier(file))
    }
    var members: [Kind: [Diagnostic]] = [:]
    for (finding, kind) in zip(all, kinds) { if let kind { members[kind, default: []].append(finding) } }
    var joined = Diagnostics()
    joined.compared = compared
    var told: Set<Kind> = []
    for (finding, kind) in zip(all, kinds) {
      guard let kind, let same = members[kind], same.count >= Self.many else {
        joined.report(finding)
        continue
      }
      if told.insert(kind).inserted { joined.report(finding.standing(for: same)) }
    }
    return joined
  }
}

extension Diagnostic {
  /// The same finding, told once for all that are like it.
  fileprivate func standing(for same: [Diagnostic]) -> Diagnostic {
    let others = same.dropFirst().prefix(2).compactMap { other in
      other.span.map { Related("\(other.message) here", at: $0) }
    }
    return Diagnostic(
      rule, Message("\(message), and \(same.count - 1) more like it in this file", values: values), at: span,
      why: reason,
      fix: fix.map { Fix($0.sentence) }, related: others
    ).with(severity)
  }
}
