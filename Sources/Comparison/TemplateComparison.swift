import Differences
import Files
import Printing

/// The project's own layouts, styles and scripts, compared file by file.
enum TemplateComparison {
  static func changes(_ base: [SourceFile], _ head: [SourceFile]) -> [Change] {
    let old = Dictionary(base.map { ($0.path, $0) }) { first, _ in first }
    let new = Set(head.map(\.path))
    let gone = base.filter { !new.contains($0.path) }.map { file in
      Change(
        .templateRemoved, in: "", file.path, before: size(of: file),
        Judgement(.visible, .minor, "the site shows the default theme’s in its place, or nothing"))
    }
    let come = head.compactMap { file -> Change? in
      guard let former = old[file.path] else {
        return Change(
          .templateAdded, in: "", file.path, after: size(of: file),
          Judgement(.visible, .minor, "it takes the place of the default theme’s, or adds to it"))
      }
      return former.bytes == file.bytes ? nil : changed(former, file)
    }
    return gone + come
  }

  private static func changed(_ old: SourceFile, _ new: SourceFile) -> Change {
    guard let before = text(of: old), let after = text(of: new) else {
      return Change(
        .templateChanged, in: "", new.path, before: size(of: old), after: size(of: new),
        Judgement(.visible, .minor, "pages show something else"))
    }
    guard before != after else {
      return Change(.templateChanged, in: "", new.path, size: "white space", Judgement(.quiet, .patch, "text only"))
    }
    return Change(
      .templateChanged, in: "", new.path, before: before, after: after,
      Judgement(.visible, .minor, "pages are framed otherwise"))
  }

  /// As lines that can be compared, without what white space says; nil for pictures and other data.
  private static func text(of file: SourceFile) -> String? {
    if file.path.hasSuffix(".css") { return PlainStylesheet.text(file.bytes) }
    guard file.bytes.count < 1 << 20, !file.bytes.contains(0) else { return nil }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.map { $0.split { $0.isWhitespace }.joined(separator: " ") }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private static func size(of file: SourceFile) -> String { "\(file.bytes.count) bytes" }
}
