import Audit
package import Diagnostics
package import Files
package import Guide
import Site

/// A site before its files are made.
package struct BuildPlan: Sendable {
  package let guide: Guide
  /// The slugs of all systems, including those left out.
  package let slugs: [String]
  package let files: SiteFiles
  /// Where the links of the guide lead.
  package let links: LinkIndex
  /// The findings made before any file.
  package let diagnostics: Diagnostics
  /// What the project makes of all findings, once the files are made.
  package let policy: FindingPolicy
  /// What is wrong with each system that has a page for it.
  let health: [Health]
}

/// The result of a build in memory: the files of the site, and all findings.
package struct BuildResult: Sendable {
  package let guide: Guide
  package let artifacts: [Artifact]
  package let diagnostics: Diagnostics
}

/// What is at a path of the project that is no source.
package enum FoundFile: Sendable {
  /// A file, with what makes its copy.
  case file(SiteFiles.Print)
  /// A folder, of which a site has no page.
  case folder
}

/// Finds what is at a path in the project that is no source; nil if nothing is.
package typealias FileFinder = @Sendable (String) -> FoundFile?
