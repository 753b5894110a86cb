package import Files

/// What a stage found, in the order it found it; stages join theirs in the order of the input.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package mutating func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }

  package mutating func error(
    _ rule: String, _ message: String, at span: Span?, why: String? = nil, fix: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    all.append(Diagnostic(.error, rule, message, at: span, why: why, fix: fix, related: related))
  }

  package mutating func warning(
    _ rule: String, _ message: String, at span: Span?, why: String? = nil, fix: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    all.append(Diagnostic(.warning, rule, message, at: span, why: why, fix: fix, related: related))
  }

  package mutating func note(
    _ rule: String, _ message: String, at span: Span?, why: String? = nil, fix: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    all.append(Diagnostic(.note, rule, message, at: span, why: why, fix: fix, related: related))
  }

  package mutating func append(_ other: Diagnostics) {
    if !other.all.isEmpty { all.append(contentsOf: other.all) }
  }

  /// How many there are of a severity.
  package func count(_ severity: Severity) -> Int { all.count { $0.severity == severity } }

  /// Whether any is at or above a severity.
  package func reach(_ severity: Severity) -> Bool { all.contains { $0.severity >= severity } }

  /// By path, then by place; those without a place first. Equal places keep the order they were found in.
  package var sorted: [Diagnostic] {
    let files = Dictionary(grouping: all) { $0.span?.file.place ?? "" }
    return files.sorted { $0.key < $1.key }.flatMap { _, found in
      found.sorted { ($0.span?.range.start ?? 0) < ($1.span?.range.start ?? 0) }
    }
  }
}
