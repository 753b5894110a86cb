import ArgumentParser
import Diagnostics
import Files
import Pipeline

/// `specimen init`: writes a project to start with.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a project to start with.",
    discussion: """
      Without --from, a small design system with tokens and pages to change. From tokens (a file, a folder or a \
      resolver), those tokens with the pages that a build of them alone has, as Markdown to go on with. From a document, \
      the tokens that `specimen extract` takes out of it, their pages, and the document as one more page, whose front \
      matter no longer holds the tokens. Files that are there already are never changed.

        specimen init guide
        specimen init guide --from acme.tokens.json
        specimen init guide --from DESIGN.md
        specimen build guide
      """)

  @Argument(help: ArgumentHelp("The folder of the project; it is made if it is missing.", valueName: "dir"))
  var folder = "."

  @Option(help: ArgumentHelp("The tokens or the document to start from.", valueName: "tokens|doc.md"))
  var from: String?

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder has no name") }
    if from?.isEmpty == true { throw ValidationError("--from takes a token file, a folder of tokens, or a document") }
  }

  func run() async throws {
    try await ExitStatus.translatingErrors {
      let project = try await project()
      let (written, kept) = try project.write(to: folder)
      let terminal = Terminal.standardError
      // What is wrong with the source is told, but the project is there.
      try terminal.write(Summary.fitted(project.diagnostics.atLeast(.warning).grouped, color: terminal.hasColor))
      try Terminal.standardOutput.write(report(written, kept))
    }
  }

  private func project() async throws -> StarterProject {
    guard let from else {
      guard let example = StarterProject.example() else { throw FileSystemError(.input, "there is no example") }
      return example
    }
    let loader = try SourceLoader(from, output: SourceLoader.defaultOutput(for: from))
    let (sources, unreadable) = await loader.load(jobs: Terminal.processors)
    guard let project = StarterProject(from: sources) else {
      var style = TextStyle(color: Terminal.standardError.hasColor)
      try Terminal.standardError.write(style.grouped(unreadable))
      throw FileSystemError(.input, "\(from) holds no tokens, and no values that could be tokens")
    }
    return project
  }

  private func report(_ written: [String], _ kept: [String]) -> String {
    let place = folder == "." ? "" : folder + "/"
    var lines = written.map { "wrote \(place)\($0)" }
    lines += kept.map { "kept  \(place)\($0), which was there" }
    lines.append("next: specimen build" + (folder == "." ? "" : " \(folder)"))
    return lines.joined(separator: "\n") + "\n"
  }
}
