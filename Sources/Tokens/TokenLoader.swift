package import Diagnostics
package import Dialects
package import Files
import Syntax

/// Loads the token files of one system and resolves them into themes.
package enum TokenLoader {
  /// Loads the themes of a system.
  ///
  /// With a resolver file (`*.resolver.json`), the themes are its permutations, that of the defaults first. They are
  /// named after the context if there is one modifier, and `dark, compact` if there are several. Without a resolver
  /// there is a single theme, `default`, of all files in path order, unless the files choose among themselves, by a
  /// dialect that has themes or by names such as `light.json` and `dark.json`. A token that cannot be resolved is reported and
  /// left out; the others are kept. Pass a single file to check it alone.
  ///
  /// - Parameters:
  ///   - files: the token and resolver files of the system, and any other files that its resolver refers to.
  ///   - sources: other sources of tokens, such as the front matter of documents; token files overlay them.
  ///   - root: the folder of the system, which a resolver's file references must not leave; empty for the whole project.
  ///     Files outside it are shared with other systems, and its own overlay them.
  ///   - isForeign: whether the files are of no project, so that nobody has said that they are read together: what they say
  ///     against each other is a note.
  package static func load(
    _ files: [SourceFile], after sources: [TokenSource] = [], root: String, isForeign: Bool = false,
    into diagnostics: inout Diagnostics
  ) -> TokenThemes {
    // What a system shares with others comes first, so that its own counts.
    let inside = root.isEmpty ? "" : root + "/"
    let ordered = files.sorted { a, b in
      let (isOwn, isOther) = (a.path.hasPrefix(inside), b.path.hasPrefix(inside))
      return isOwn == isOther ? a.path < b.path : isOther
    }
    var system = SystemReading(files: ordered, root: root)
    var plan: Plan
    if let resolver = ordered.first(where: isResolver) {
      let before = system.plan(tokenFiles: [], after: sources)
      plan = system.plan(resolver: resolver)
      plan.steps = before.steps + plan.steps
      system.reportOthers(ordered.filter { isResolver($0) && $0 !== resolver }, than: resolver)
    } else {
      plan = system.plan(tokenFiles: ordered, after: sources)
    }
    system.dialects.report(into: &system.diagnostics)
    // A document is whole by itself, and so is what lists its sets.
    let isListed = ordered.contains { isResolver($0) || TokenSets.isAbout($0.path) || listsSets($0) }
    if isForeign, !ordered.isEmpty, !isListed {
      plan.basis = .inferred(
        areSeveral: ordered.count + sources.count > 1, guessThemes: system.dialects.guessThemes)
    }
    let themes = system.themes(of: plan)
    guard isForeign else {
      diagnostics.append(system.diagnostics)
      return themes
    }
    // The tools whose files are called as they like read comments; the standard's own files have none.
    diagnostics.append(
      system.diagnostics.withNotes(of: .repeatedToken)
        .withNotes(of: .commentInJSON) { !($0.span.map { isTokenFile($0.file.path) } ?? true) }.joiningLikes())
    return themes
  }

  /// Whether a file holds sets of Tokens Studio and lists all of them itself.
  private static func listsSets(_ file: SourceFile) -> Bool {
    file.bytes[...].firstPlace(of: "\"tokenSetOrder\"") != nil
  }

  /// Whether a file is a resolver, by its name or by its shape.
  package static func isResolver(_ file: SourceFile) -> Bool {
    isResolver(file.path) ? !TokenShape.isSchema(file) : DataReader.isJSON(file.path) && TokenShape.isResolver(file)
  }

  /// Whether a path names a resolver file: `themes.resolver.json`, `resolver.jsonc`.
  package static func isResolver(_ path: String) -> Bool {
    guard DataReader.isJSON(path), let dot = path.lastIndex(of: ".") else { return false }
    let name = RelativePath.name(of: String(path[..<dot]))
    return name == "resolver" || name.hasSuffix(".resolver")
  }

  /// Whether a path names a token file.
  package static func isTokenFile(_ path: String) -> Bool {
    DataReader.tokenEnding(of: path) != nil
  }
}
