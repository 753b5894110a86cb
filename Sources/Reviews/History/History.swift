package import Comparison

/// What changed from release to release.
package struct History: Sendable {
  /// The newest first. The oldest is the one that everything else is compared with, and has no changes of its own.
  package let releases: [Release]
  /// Whether there are older ones that were not read.
  package let isCut: Bool

  package init(_ releases: [Release], isCut: Bool) {
    self.releases = releases
    self.isCut = isCut
  }

  /// The releases in which something of a system changed, the newest first, each with those changes.
  package func releases(of system: String) -> [(release: Release, changes: [Change])] {
    releases.compactMap { release in
      let own = release.changes.all.filter { $0.system == system }
      return own.isEmpty ? nil : (release, own)
    }
  }
}

/// A state of a guide that people were given: a tag, or a commit of the main line.
package struct Release: Sendable {
  /// `v1.2`, or the first digits of a commit.
  package let name: String
  /// The full name of the commit.
  package let commit: String
  /// The day of the commit in universal time: `2026-03-14`.
  package let day: String
  /// The moment of the commit in universal time: `2026-03-14T09:26:53Z`.
  package let moment: String
  /// What the tag or the commit says in its first line.
  package let subject: String
  /// What changed since the release before; none for the first.
  package let changes: Changes
  /// The tag that it is compared with; nil where releases are commits.
  package let since: String?
  /// Whether there is none before it.
  package let isFirst: Bool

  package init(
    name: String, commit: String, day: String, moment: String, subject: String, changes: Changes, since: String? = nil,
    isFirst: Bool = false
  ) {
    self.since = since
    self.isFirst = isFirst
    self.name = name
    self.commit = commit
    self.day = day
    self.moment = moment
    self.subject = subject
    self.changes = changes
  }

  /// An id for its section on a page: letters, digits, `-`, `.` and `_` of its name, and its commit for all others.
  package var anchor: String { "release-" + (Self.isPlain(name) ? name : String(commit.prefix(10))) }

  /// What feeds know it by. What came after a tag keeps it while commits are added, and when it gets a tag of its own.
  package var permanentID: String {
    guard let since else { return anchor }
    return "since-" + since.unicodeScalars.map { Self.isPlain(String($0)) ? String($0) : "_\($0.value)_" }.joined()
  }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
  }
}
