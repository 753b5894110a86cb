import Diagnostics
package import Differences
import Files
package import Motion
import Plates
import Printing

/// Everything that differs between two versions of a guide.
package struct Changes: Sendable {
  package let title: String
  /// The two sides and why they were chosen.
  package private(set) var comparison: Sides
  /// In the order of systems; within one, by severity (gravest first), area and the author's order.
  package let all: [Change]
  package let thresholds: Thresholds
  /// The files of either side that could not be read to their end: what is missing in them is told neither as removed nor
  /// as added.
  package let unread: [Unread]
  /// The counts of all findings on both sides; nil where both are the same files, and where nobody asked.
  package let findings: (before: FindingCounts, after: FindingCounts)?
  /// The names of systems by slug, for headings.
  package let systems: [(slug: String, name: String)]

  /// The engines that complete springs, by the slug of the system.
  package let engines: [String: SpringEngine]
  /// The titles of pages, by the paths of their sources.
  package let pages: [String: String]
  /// The drawings of components that look different.
  package let components: ComponentPairs

  package struct Sides: Sendable {
    package let base: String
    package let head: String
    package let reason: String

    package init(base: String, head: String, reason: String) {
      self.base = base
      self.head = head
      self.reason = reason
    }
  }

  package struct Unread: Sendable {
    /// The name of the side.
    package let side: String
    /// The path of the file.
    package let path: String
    package let message: String
    /// `old: color.tokens.json:27: this array is never closed; what is missing in this file is not compared`.
    package let sentence: String

    init(_ finding: Diagnostic, side: String) {
      self.side = side
      path = finding.span?.file.path ?? ""
      message = finding.message
      let place = finding.span.map { span in
        "\(span.file.place):\(LineIndex(span.file.bytes).position(at: span.range.start).line): "
      }
      sentence = "\(side): \(place ?? "")\(finding.message); what is missing in this file is not compared"
    }
  }

  package struct FindingCounts: Sendable {
    package let errors: Int
    package let warnings: Int
    package let notes: Int
  }

  /// Between two sides with the same files.
  package static func none(_ comparison: Sides, _ thresholds: Thresholds) -> Changes {
    Changes(
      title: "", comparison: comparison, all: [], thresholds: thresholds, unread: [], findings: nil, systems: [],
      engines: [:],
      pages: [:], components: ComponentPairs())
  }

  package var isEmpty: Bool { all.isEmpty }

  /// The same with the files that differ, where nothing of that is a change: `2 files differ in nothing that the guide says:
  /// a.md and b.json.`
  package func naming(_ files: [String]) -> Changes {
    guard isEmpty, !files.isEmpty else { return self }
    let most = 3
    let names = files.count > most + 1 ? files.prefix(most) + ["\(files.count - most) more"] : files[...]
    let words =
      "\(files.count.counted("file")) \(files.count == 1 ? "differs" : "differ") in nothing that the guide says"
    var named = self
    named.comparison = Sides(
      base: comparison.base, head: comparison.head,
      reason: "\(comparison.reason) \(words): \(Plate.list(Array(names))).")
    return named
  }

  package func count(_ severity: ChangeSeverity) -> Int { all.count { $0.severity == severity } }

  /// The changes of a severity, in order.
  package func changes(_ severity: ChangeSeverity) -> [Change] { all.filter { $0.severity == severity } }

  /// The changes of files that are not read, whose step nobody knows.
  package var unjudged: [Change] { all.filter(\.isUnjudged) }

  /// The largest step that any change asks for; nil without changes.
  package var step: VersionStep? { all.map(\.judgement.step).max() }

  /// The number of tokens, pairs, texts and findings that move with something else.
  package var consequences: Int {
    all.reduce(0) {
      $0 + $1.radius.tokens.count { !$0.isCause } + $1.radius.contrasts.count + $1.radius.untoldProse.count
        + $1.radius.findings.count + $1.radius.restated.count
    }
  }
}
