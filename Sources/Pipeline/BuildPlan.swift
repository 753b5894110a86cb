package import Diagnostics
package import Files
package import Guide

/// A site before its files are made.
package struct BuildPlan: Sendable {
  package let guide: Guide
  /// The slugs of all systems, those left out too.
  package let slugs: [String]
  package let files: SiteFiles
  /// What was found before any file is made.
  package let diagnostics: Diagnostics
}

/// What became of a build held in memory: the files of the site, and everything that was found.
package struct BuildResult: Sendable {
  package let guide: Guide
  package let artifacts: [Artifact]
  package let diagnostics: Diagnostics
}

/// Gives what makes the copy of a file that is no source, by its path in the project; nil where none stands there.
package typealias FileFinder = @Sendable (String) -> SiteFiles.Print?
