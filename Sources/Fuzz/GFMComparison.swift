import Diagnostics
import Files
import Foundation
import Syntax
import TestSupport

/// Generated documents, rendered here and by cmark-gfm.
struct GFMComparison {
  let seed: UInt64
  let seconds: Int

  /// Documents that one run of the program renders.
  private static let batch = 400
  /// How many of the documents that differ are shown.
  private static let shown = 5
  /// The part of the documents that has to be equal.
  private static let aim = 0.98

  /// Whether as many documents are equal as the aim asks for.
  func run() async throws -> Bool {
    let program = try GitHubProgram()
    let end = Date(timeIntervalSinceNow: Double(seconds))
    var count = 0
    var exact = 0
    var different: [String] = []
    while count == 0 || Date() < end {
      let texts = (0..<Self.batch).map { text(UInt64(count + $0)) }
      for (text, expected) in zip(texts, try await program.html(of: texts)) {
        let html = Self.html(text)
        if html == expected { exact += 1 } else if !Self.areAlike(text, html, expected) { different.append(text) }
      }
      count += texts.count
    }
    for text in different.prefix(Self.shown) {
      await show(try await Shrinking(program: program).smallest(text), program)
    }
    let alike = count - different.count
    let percent = (Double(alike) / Double(count) * 10000).rounded() / 100
    print(
      "seed \(seed): \(count) documents, \(exact) equal, \(alike - exact) different as intended, \(percent) % in all")
    return Double(alike) >= Self.aim * Double(count)
  }

  private func text(_ number: UInt64) -> String {
    if number % 5 == 4 {
      var pieces = PieceGenerator(seed: seed &* 1_000_003 &+ number, vocabulary: .gitHub)
      return pieces.document()
    }
    var generator = DocumentGenerator(seed: seed &* 1_000_003 &+ number)
    return generator.document()
  }

  private func show(_ text: String, _ program: GitHubProgram) async {
    print("differs: \(text.debugDescription)")
    print("  here:  \(Self.html(text).debugDescription)")
    do { print("  there: \(try await program.html(of: [text])[0].debugDescription)") } catch {
      print("  there: \(error)")
    }
  }

  static func html(_ text: String) -> String {
    var diagnostics = Diagnostics()
    let document = MarkdownReader.read(SourceFile(path: "page.md", text: text), into: &diagnostics)
    return GitHubProgram.withoutIDs(String(decoding: HTMLRenderer.html(document), as: UTF8.self))
  }

  /// Whether two renderings are equal but for what is meant to differ.
  static func areAlike(_ text: String, _ html: String, _ other: String) -> Bool {
    html == other || IntendedDifferences.explain(text, html, other)
  }
}

/// Makes a document smaller for as long as it still differs.
private struct Shrinking {
  let program: GitHubProgram
  /// Documents tried for each of those shown.
  private static let mostTries = 400

  func smallest(_ text: String) async throws -> String {
    var best = Array(text.unicodeScalars)
    var size = max(1, best.count / 2)
    var tries = 0
    while size > 0, tries < Self.mostTries {
      let starts = Array(stride(from: 0, to: best.count, by: size))
      let candidates = starts.map { start in best[..<start] + best[min(best.count, start + size)...] }
      let texts = candidates.map { candidate in
        var text = ""
        text.unicodeScalars.append(contentsOf: candidate)
        return text
      }
      tries += texts.count
      let expected = try await program.html(of: texts)
      let found = texts.indices.first {
        !GFMComparison.areAlike(texts[$0], GFMComparison.html(texts[$0]), expected[$0])
      }
      if let found { best = Array(candidates[found]) } else { size /= 2 }
      size = min(size, max(1, best.count / 2))
    }
    var smallest = ""
    smallest.unicodeScalars.append(contentsOf: best)
    return smallest
  }
}
