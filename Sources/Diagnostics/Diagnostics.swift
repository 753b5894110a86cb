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

  /// Reports as a note what is no fault of whoever wrote it, however bad its rule is elsewhere.
  package mutating func remark(
    _ rule: Rule, _ message: Message, at span: Span?, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = []
  ) {
    all.append(Diagnostic(rule, message, at: span, why: why, fix: fix, related: related).with(.note))
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

  /// The findings with those of one rule as notes.
  package func withNotes(of rule: Rule, where isNote: (Diagnostic) -> Bool = { _ in true }) -> Diagnostics {
    var kept = Diagnostics()
    kept.compared = compared
    for finding in all { kept.report(finding.rule == rule && isNote(finding) ? finding.with(.note) : finding) }
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
  package var sorted: [Diagnostic] { ordered(worstFirst: false) }

  /// The findings by path, of each file the worst first, and then by place: as people read them.
  package var worstFirst: [Diagnostic] { ordered(worstFirst: true) }

  private func ordered(worstFirst: Bool) -> [Diagnostic] {
    let files = files
    let starts = all.map { $0.span?.range.start ?? 0 }
    let order = all.indices.sorted { first, second in
      if files[first] != files[second] { return files[first] < files[second] }
      let (one, other) = (all[first].severity, all[second].severity)
      return worstFirst && one != other ? one > other : starts[first] < starts[second]
    }
    return order.map { all[$0] }
  }

  /// The number of each finding's file among those of all, in the order of their paths.
  private var files: [Int] {
    var places: [String] = []
    var numbers: [String: Int] = [:]
    var files: [Int] = []
    var last: SourceFile?
    for finding in all {
      // Most findings are in the file of the one before.
      if let number = files.last, finding.span?.file === last {
        files.append(number)
        continue
      }
      last = finding.span?.file
      let place = last?.place ?? ""
      let number = numbers[place] ?? places.count
      if number == places.count {
        numbers[place] = number
        places.append(place)
      }
      files.append(number)
    }
    var ranks = places.indices.map(\.self)
    for (rank, number) in places.indices.sorted(by: { places[$0] < places[$1] }).enumerated() { ranks[number] = rank }
    return files.map { ranks[$0] }
  }
}
