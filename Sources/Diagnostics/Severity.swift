/// How bad it is: an error means the output is wrong, a warning that it is poorer, a note that it could be better.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
