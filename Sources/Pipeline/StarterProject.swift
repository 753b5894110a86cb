package import Diagnostics
package import Files
import Guide
import Starter

/// A project to start with, as files from its folder.
package struct StarterProject: Sendable {
  package let files: [Artifact]
  /// What is wrong with the tokens that it is made from.
  package let diagnostics: Diagnostics

  /// The project of some tokens: these with the pages that a build of them alone has, and settings. Of design documents,
  /// the tokens that each gives, as a file, and the document as a page. Nil if there are no tokens.
  package init?(from sources: Sources) {
    let layout = ProjectLayout(sources)
    var diagnostics = Diagnostics()
    var files: [Artifact] = []
    var names: [String] = []
    for system in layout.systems {
      let started = StartedSystem(system, into: &diagnostics)
      guard let started else { continue }
      let slug = system.slug.isEmpty ? Self.slug(of: started.title) : Self.slug(of: system.slug)
      let folder = "content/" + Self.unique(slug, among: names)
      names.append(RelativePath.name(of: folder))
      files += started.files.map { Artifact(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    }
    guard !files.isEmpty else { return nil }
    self.files = [StarterSettings.guide(of: names)] + files
    self.diagnostics = diagnostics
  }

  /// The project of a small design system that is an example of everything.
  package static func example() -> StarterProject? {
    StarterProject(from: Sources(ExampleTokens.files.map { SourceFile(path: $0.path, text: $0.text) }))
  }

  /// Writes the files that are not there yet.
  ///
  /// - Returns: the paths of files that were written, and of those that are there already and are kept.
  package func write(to folder: String) throws(FileSystemError) -> (written: [String], kept: [String]) {
    var written: [String] = []
    var kept: [String] = []
    for file in files {
      let place = folder + "/" + file.path
      if Disk.kind(place) != nil {
        kept.append(file.path)
        continue
      }
      try Disk.makeFolder(RelativePath.folder(of: place))
      try Disk.write(file.bytes, to: place)
      written.append(file.path)
    }
    return (written, kept)
  }

  /// A name as a folder's: in lower case, with dashes.
  private static func slug(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      String(word.unicodeScalars.filter { $0.isASCII })
    }.filter { !$0.isEmpty }
    return words.isEmpty ? "system" : words.joined(separator: "-")
  }

  private static func unique(_ name: String, among names: [String]) -> String {
    guard names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}

/// The settings of a guide to start with.
private enum StarterSettings {
  static func guide(of systems: [String]) -> Artifact {
    let title = systems.count == 1 ? "Style guide" : "Style guides"
    let text = "title: \(title)\nsystems: [\(systems.joined(separator: ", "))]\n"
    return Artifact(path: "content/guide.yml", bytes: Array(text.utf8))
  }
}
