package import Diagnostics
package import Files
import Syntax

/// Makes the files of one system into its themes.
package enum TokenLoader {
  /// The themes of a system.
  ///
  /// With a resolver file (`*.resolver.json`) they are its permutations, the one of the defaults first: named by the
  /// context where there is one modifier, `dark, compact` where there are several. Without one there is a single theme,
  /// `default`, of all the files in the order of their paths. A token that cannot be resolved is left out and has a
  /// diagnostic; the others stay. A file is checked alone by giving it alone.
  ///
  /// - Parameters:
  ///   - files: the token and resolver files of the system, and whatever files its resolver names.
  ///   - root: the folder a resolver's file references must stay in, empty for the whole project.
  package static func load(_ files: [SourceFile], root: String, into diagnostics: inout Diagnostics) -> TokenThemes {
    let ordered = files.sorted { $0.path < $1.path }
    var system = SystemReading(files: ordered, root: root)
    let plan: Plan
    if let resolver = ordered.first(where: { isResolver($0.path) }) {
      plan = system.plan(resolver: resolver)
      system.reportOthers(ordered.filter { isResolver($0.path) && $0 !== resolver }, than: resolver)
    } else {
      plan = system.plan(tokenFiles: ordered)
    }
    let themes = system.themes(of: plan)
    diagnostics.append(system.diagnostics)
    return themes
  }

  /// Whether a path names a resolver file.
  package static func isResolver(_ path: String) -> Bool {
    path.hasSuffix(".resolver.json") || RelativePath.name(of: path) == "resolver.json"
  }

  /// Whether a path names a token file.
  package static func isTokenFile(_ path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }
}
