import ArgumentParser
import Diagnostics
import Extraction
import Files
import Guide
import Pipeline

/// `specimen extract`: writes the values of a document as a token file.
struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Extract the tokens of a document.",
    discussion: """
      Writes the tokens of a document's front matter, and the values recognised in its text, as a DTCG token file named \
      by the document's own words. References are kept as references. $extensions records where each value was found; \
      values that the standard cannot express are listed and omitted.

        specimen extract DESIGN.md
        specimen extract DESIGN.md --output design.tokens.json
      """)

  @Argument(help: ArgumentHelp("The document.", valueName: "doc.md"))
  var document: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the token file goes; by default standard output.", valueName: "file")
  )
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output takes the name of a file") }
    if output == document { throw ValidationError("--output would replace the document") }
  }

  func run() async throws {
    try await ExitStatus.translatingErrors {
      guard ProjectLayout.isPage(document) else {
        throw FileSystemError(.input, "\(document) is not a Markdown file")
      }
      let loader = try SourceLoader(document, output: nil)
      let (sources, unreadable) = await loader.load(jobs: 1)
      guard let file = sources.files.first(where: { ProjectLayout.isPage($0.path) }) else {
        throw FileSystemError(.input, unreadable.all.first?.message ?? "\(document) cannot be read")
      }
      let found = ExtractedTokens(of: file)
      let terminal = Terminal.standardError
      var style = TextStyle(color: terminal.hasColor)
      try terminal.write(style.grouped(found.diagnostics.atLeast(.warning)))
      guard found.extraction.count > 0 else {
        throw FileSystemError(.input, "\(document) gives no value that could be a token")
      }
      if let output {
        try found.write(to: output)
      } else {
        try Terminal.standardOutput.write(found.extraction.text)
      }
      terminal.show(summary(of: found.extraction))
    }
  }

  private func summary(of extraction: Extraction) -> String {
    let count = extraction.count
    let place = output.map { " in \($0)" } ?? ""
    var lines = ["\(count) \(count == 1 ? "token" : "tokens") of \(document)\(place)"]
    for omission in extraction.omissions.prefix(Self.mostOmissions) {
      lines.append("left out: \(omission.name) (\(document):\(omission.line)), \(omission.reason)")
    }
    let rest = extraction.omissions.count - Self.mostOmissions
    if rest > 0 { lines.append("left out: \(rest) more") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostOmissions = 5
}
