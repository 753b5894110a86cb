import Foundation
import TestSupport
import Testing

/// What ARCHITECTURE.md says of targets, imports, types and folders, held against the sources.
struct ArchitectureTests {
  /// Every name between backticks that looks like one is of a type, a target or a group of tests.
  @Test func namesWhatExists() throws {
    let declared = Set(
      try (Self.sources(in: "Sources") + Self.sources(in: "Tests")).flatMap { file in
        file.text.matches(of: /(?:struct|enum|class|protocol|actor|typealias) (\w+)/).map { String($0.1) }
      })
    for match in try Self.paper.matches(of: /`([A-Z]\w+)(?:\.\w+)?`/) {
      let name = String(match.1)
      let isKnown =
        declared.contains(name) || Self.exists("Sources/\(name)") || Self.exists("Tests/\(name)") || name == "Double"
      #expect(isKnown, "ARCHITECTURE.md names \(name), which does not exist")
    }
  }

  /// `Audit/Rules/X.swift` is a file of a folder that exists, with a name to choose.
  @Test func namesFoldersThatExist() throws {
    let places = try Self.paper.matches(of: /`((?:[A-Za-z]+\/)+)(?:[A-Za-z<>]+\.[a-z]+)?`/).map { String($0.1) }
    #expect(places.count > 5)
    for place in places {
      let folder = String(place.dropLast())
      let isThere = Self.exists("Sources/\(folder)") || Self.exists(folder)
      #expect(isThere, "ARCHITECTURE.md names \(folder), which does not exist")
    }
  }

  @Test func drawsEveryTargetOnce() throws {
    let drawn = try Self.picture.map(\.target)
    let targets = try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/Sources").filter {
      !$0.hasPrefix(".")
    }
    #expect(drawn.sorted() == targets.sorted())
  }

  /// A target imports those of the rows below it and of its own row those of the lines below it, in one line only those
  /// to which an arrow leads, and in the last row Printing.
  @Test func importsOnlyWhatTheDrawingAllows() throws {
    let picture = try Self.picture
    let places = Dictionary(picture.map { ($0.target, $0) }) { first, _ in first }
    for file in try Self.sources(in: "Sources") {
      guard let own = places[file.target], own.row > Self.tools else { continue }
      for match in file.text.matches(of: /(?m)^(?:(?:package|public|@_?\w+) )*import (\w+)$/) {
        guard let other = places[String(match.1)] else { continue }
        let isBelow = other.row < own.row || other.row == own.row && other.line > own.line
        let isNext = other.line == own.line && other.column > own.column && other.follows.contains(file.target)
        let isGround = other.target == "Printing" && own.row == 0
        #expect(
          isBelow || isNext || isGround, "\(file.target) imports \(other.target), which the drawing does not allow")
      }
    }
  }

  /// A target in the drawing of ARCHITECTURE.md.
  private struct Place {
    let target: String
    let row: Int
    /// Counted from the top.
    let line: Int
    /// Counted from the left.
    let column: Int
    /// The targets before it in its line that lead to it by arrows.
    let follows: [String]
  }

  /// The row of what is no part of the product: tests and tools.
  private static let tools = -1

  private static var picture: [Place] {
    get throws {
      let drawing = try #require(try paper.firstMatch(of: /```\n(6 [\s\S]*?)```/)).1
      var places: [Place] = []
      var row = 6
      for (line, text) in drawing.split(separator: "\n").enumerated() {
        if let digit = text.first?.wholeNumberValue { row = digit }
        if text.contains("tests:") { row = tools }
        // What a target is for is said in small letters behind two spaces.
        let said = text.matches(of: /[ ]{2,}[a-z]/).map(\.range.lowerBound).first { place in
          text[..<place].contains { $0.isLetter }
        }
        let names = row > 0 ? text[..<(said ?? text.endIndex)] : text
        var chain: [String] = []
        var end = names.startIndex
        for match in names.matches(of: /\b(?:[A-Z]\w+|specimen)\b/) {
          let name = String(match.0)
          guard name != "Printing", exists("Sources/\(name)") else { continue }
          if !names[end..<match.range.lowerBound].contains("─►") { chain = [] }
          places.append(Place(target: name, row: row, line: line, column: places.count, follows: chain))
          chain.append(name)
          end = match.range.upperBound
        }
      }
      // Printing, on which the whole line is, is named in words.
      return places + [Place(target: "Printing", row: 0, line: Int.max, column: 0, follows: [])]
    }
  }

  private static var paper: String {
    get throws { try String(contentsOfFile: Repository.root + "/ARCHITECTURE.md", encoding: .utf8) }
  }

  private static func sources(in folder: String) throws -> [(target: String, text: String)] {
    let root = Repository.root + "/\(folder)/"
    let paths = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (String(path.prefix { $0 != "/" }), try String(contentsOfFile: root + path, encoding: .utf8))
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root + "/" + path)
  }
}
