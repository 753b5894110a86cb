/// What a finding stands on: what files show and their authors have said, or what was only inferred.
///
/// Whoever joins files, themes, links or values says on what ground, and the finding carries it: proof is as bad as the rule
/// says, and what rests on an inference is a note that says what was taken for granted.
package enum Basis: Sendable, Equatable {
  /// The file itself shows it, or settings and resolvers say so.
  case given
  /// Nobody has said it: what is taken for granted, as a clause behind “this assumes that”.
  case assumed(String)

  package var isGiven: Bool { self == .given }

  /// The same for a finding that one file shows by itself.
  package func unless(_ isShown: Bool) -> Basis { isShown ? .given : self }
}

extension Diagnostic {
  /// The same finding on a basis.
  package func on(_ basis: Basis) -> Diagnostic {
    guard case .assumed(let clause) = basis else { return self }
    return with(min(severity, .note), because: "\(why); this assumes that \(clause)")
  }
}
