import Diagnostics
import Files
import Foundation
import Pipeline
import Specimens
import TestSupport
import Testing

/// The manual says what the code knows, and draws what it says.
struct ManualTests {
  private static let parts = Task { () throws -> [String: String] in
    let known = [
      BlockParts.all(in: try Manual()), TokenParts.all, RuleParts.all, try await CommandParts.all(),
    ]
    return known.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private static let built = Task { () throws -> BuildResult in
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: Manual.folder)
    where ["md", "css", "json", "yml"].contains(path.split(separator: ".").last.map(String.init)) {
      files["content/manual/" + path] = try String(contentsOfFile: Manual.folder + "/" + path, encoding: .utf8)
    }
    return await Build.site(Sources(files), BuildOptions(jobs: 2))
  }

  @Test func hasEveryPartThatIsGeneratedAsTheCodeKnowsIt() async throws {
    let (manual, parts) = (try Manual(), try await Self.parts.value)
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for page in manual.pages {
      let updated = try manual.updated(page, parts)
      if updated == page.text { continue }
      if isRecording {
        try Data(updated.utf8).write(to: URL(fileURLWithPath: Manual.folder + "/" + page.path))
      }
      Issue.record(
        """
        \(page.path) is not what the code knows. \
        \(isRecording ? "It has been rewritten: look at the change." : "RECORD=1 swift test rewrites it.")
        """)
    }
    let placed = manual.pages.flatMap { GeneratedParts.names(in: $0.text) }
    #expect(placed.sorted() == parts.keys.sorted())
  }

  @Test func drawsEveryBlockThereIs() throws {
    let drawn = Set(try Manual().pages.flatMap { LiveExamples.all(in: $0.text).map(\.name) })
    #expect(Set(AllSpecimens.byName.keys).subtracting(drawn).isEmpty)
    #expect(drawn.contains("platform"))
  }

  @Test func isReadAndDrawnWithoutAFinding() async throws {
    let result = try await Self.built.value
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.text)")
  }

  @Test func showsADrawingForEachExample() async throws {
    let artifacts = try await Self.built.value.artifacts
    for page in try Manual().pages {
      let wanted = LiveExamples.all(in: page.text).map(\.name).filter { $0 != "platform" }
      let url = "manual/" + page.path.dropLast(2) + "html"
      let html = HTMLPage(try #require(artifacts.first { $0.path == url }, "\(url)").bytes)
      let drawn = html.all("*", "data-specimen").compactMap { $0.attributes["data-specimen"] }
      #expect(drawn.filter(wanted.contains) == wanted, "\(page.path)")
    }
  }
}
