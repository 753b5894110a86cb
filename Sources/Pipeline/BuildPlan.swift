package import Diagnostics
package import Files
package import Guide
package import Printing

/// A site before its files are made: each can be made on its own, in any order, and dropped once it is written.
package struct BuildPlan: Sendable {
  /// Puts a file's bytes into memory that is given empty, and gives what was found on the way.
  package typealias Print = @Sendable (inout ByteBuffer) -> Diagnostics

  /// One file of the site.
  package struct File: Sendable {
    /// Below the output folder.
    package let path: String
    /// Pure but for files that are copied: the same bytes and findings at every call.
    package let print: Print

    package init(path: String, print: @escaping Print) {
      self.path = path
      self.print = print
    }

    /// A file that is made already.
    package init(_ artifact: Artifact) {
      self.init(path: artifact.path) { out in
        out.put(artifact.bytes)
        return Diagnostics()
      }
    }
  }

  package let guide: Guide
  /// The slugs of all systems, those left out too.
  package let slugs: [String]
  package let files: [File]
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
package typealias FileFinder = @Sendable (String) -> BuildPlan.Print?
