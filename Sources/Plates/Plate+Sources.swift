// MARK: - Parts of a document

extension Plate {
  /// Parts of a document in one phrase, each chapter once with its parts after it: `4. Motion: Curves and Durations; 6.
  /// Haptics`. Of many, the first are named and the others counted.
  ///
  /// - Parameter most: how many chapters are named, and how many parts of each.
  package static func sources(of parts: [String], most: Int = 6) -> String {
    let chapters = chapters(of: parts)
    let named = chapters.count > most ? most - 1 : chapters.count
    let rest = chapters.dropFirst(named).reduce(0) { $0 + max($1.parts.count, 1) }
    let names = chapters.prefix(named).map { chapter in
      let parts = chapter.parts.count > most ? chapter.parts.prefix(most - 1) : chapter.parts[...]
      let others = chapter.parts.count - parts.count
      let all = parts + (others > 0 ? ["\(others) more"] : [])
      return all.isEmpty ? chapter.name : "\(chapter.name): \(list(Array(all)))"
    }
    let phrases = names + (rest > 0 ? ["\(rest) more"] : [])
    guard phrases.count > 1, chapters.contains(where: { $0.parts.count > 1 }) else { return list(phrases) }
    return phrases.joined(separator: "; ")
  }

  private struct Chapter {
    let name: String
    /// Its parts, where several are named.
    var parts: [String] = []
  }

  /// Parts with the same words up to a colon or a comma, such as `4. Motion: Curves`, are parts of one chapter.
  private static func chapters(of parts: [String]) -> [Chapter] {
    let split = parts.map { part -> (chapter: String, part: String)? in
      let mark = part.indices.first { part[$0] == ":" || part[$0] == "," }
      guard let mark, part[mark...].dropFirst().first == " " else { return nil }
      return (String(part[..<mark]), String(part[mark...].dropFirst(2)))
    }
    let counts = Dictionary(split.compactMap { $0?.chapter }.map { ($0, 1) }, uniquingKeysWith: +)
    var chapters: [Chapter] = []
    for (whole, split) in zip(parts, split) {
      guard let split, counts[split.chapter, default: 0] > 1 else {
        chapters.append(Chapter(name: whole))
        continue
      }
      if let place = chapters.firstIndex(where: { $0.name == split.chapter && !$0.parts.isEmpty }) {
        chapters[place].parts.append(split.part)
      } else {
        chapters.append(Chapter(name: split.chapter, parts: [split.part]))
      }
    }
    return chapters
  }
}
