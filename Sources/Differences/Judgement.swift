/// How much a change asks of those who use the system.
package enum ChangeSeverity: String, CaseIterable, Sendable, Comparable {
  /// Nothing is seen of it.
  case quiet
  /// Something looks or reads differently.
  case visible
  /// What others have built on it no longer holds.
  case breaking

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .quiet: 0
    case .visible: 1
    case .breaking: 2
    }
  }
}

/// The part of a version number that a change asks to be raised. *Source:* https://semver.org
package enum VersionStep: String, CaseIterable, Sendable, Comparable {
  case patch, minor, major

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .patch: 0
    case .minor: 1
    case .major: 2
    }
  }
}

/// A severity with its reason.
package struct Judgement: Hashable, Sendable {
  package let severity: ChangeSeverity
  package let step: VersionStep
  /// A clause that says why, with the threshold that decided where one did.
  package let reason: String

  package init(_ severity: ChangeSeverity, _ step: VersionStep, _ reason: String) {
    self.severity = severity
    // What others have built on may only go with a new major version, and nothing else asks for one.
    self.step = severity == .breaking ? .major : min(step, .minor)
    self.reason = reason
  }

  /// The same with a further clause; itself without one.
  package func adding(_ clause: String?) -> Judgement {
    clause.map { Judgement(severity, step, reason.isEmpty ? $0 : "\(reason); \($0)") } ?? self
  }
}
