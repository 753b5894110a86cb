package import Files

/// The findings of a stage, in the order in which they were found; stages are joined in the order of the input.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  /// What was looked at to find them.
  package var compared = Compared()

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package mutating func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }

  package mutating func report(
    _ rule: Rule, _ message: Message, at span: Span?, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = [], about place: String? = nil
  ) {
    all.append(Diagnostic(rule, message, at: span, why: why, fix: fix, related: related, about: place))
  }

  package mutating func append(_ other: Diagnostics) {
    if !other.all.isEmpty { all.append(contentsOf: other.all) }
    compared.add(other.compared)
  }

  /// The number of findings of a severity.
  package func count(_ severity: Severity) -> Int { all.count { $0.severity == severity } }

  /// The findings at or above a severity.
  package func atLeast(_ severity: Severity) -> Diagnostics {
    var kept = Diagnostics()
    for finding in all where finding.severity >= severity { kept.report(finding) }
    return kept
  }

  /// The findings of all rules but one.
  package func without(_ rule: Rule) -> Diagnostics {
    var kept = Diagnostics()
    for finding in all where finding.rule != rule { kept.report(finding) }
    return kept
  }

  /// Those of the findings that meet a condition.
  package func keeping(_ isKept: (Diagnostic) -> Bool) -> Diagnostics {
    var kept = Diagnostics()
    kept.compared = compared
    for finding in all where isKept(finding) { kept.report(finding) }
    return kept
  }

  /// Whether any finding is at or above a severity.
  package func reach(_ severity: Severity) -> Bool { all.contains { $0.severity >= severity } }

  /// The findings by path, then by place, those without a place first. The sort is stable.
  package var sorted: [Diagnostic] {
    byFile.flatMap { $0.sorted { Self.start(of: $0) < Self.start(of: $1) } }
  }

  /// The findings by path, of each file the worst first, and then by place: as people read them.
  package var worstFirst: [Diagnostic] {
    byFile.flatMap { $0.sorted { ($1.severity, Self.start(of: $0)) < ($0.severity, Self.start(of: $1)) } }
  }

  private var byFile: [[Diagnostic]] {
    Dictionary(grouping: all) { $0.span?.file.place ?? "" }.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func start(of finding: Diagnostic) -> Int { finding.span?.range.start ?? 0 }
}
