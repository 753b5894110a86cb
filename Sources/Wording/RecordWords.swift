import Printing

/// The words by which a document says that it keeps what was, or what might have been, and not what is.
package enum RecordWords {
  private static let words: Set<String> = [
    "archive", "archives", "archived", "exploration", "explorations", "historical", "superseded", "obsolete",
    "rejected",
    "legacy", "deprecated", "old", "outdated",
  ]

  /// Whether a folder on the way to a file is called after such documents: `docs/archive/2024.md`.
  package static func isFolder(ofFile path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      !words.isDisjoint(with: folder.lowercased().split { !$0.isLetter }.map(String.init))
    }
  }

  /// Whether a text is the status of such a document: `Status: superseded by …`, `**Status:** not approved`,
  /// `SUPERSEDED, 3 May: …`, `This document is obsolete.`
  package static func isStatus(_ text: ArraySlice<UInt8>) -> Bool {
    let said = NameWords(text.prefix(longestStatus)).words
    if isNotice(said, text) { return true }
    guard said.first == "status", let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let status = NameWords(text[colon...].prefix(longestStatus)).words.prefix(mostWords)
    return status.prefix(mostBefore).contains(where: words.contains) || status.contains("candidate")
      || zip(status, status.dropFirst()).contains { $0 == "not" && $1 == "approved" }
  }

  /// Whether a text begins by saying that the document no longer holds.
  private static func isNotice(_ said: [String], _ text: ArraySlice<UInt8>) -> Bool {
    guard let first = said.first else { return false }
    if notices.contains(first) {
      let word = text.prefix { $0.isLetter }
      guard word.count == first.utf8.count else { return false }
      return word.allSatisfy(\.isUppercase) || text[word.endIndex...].first.map { $0.isOne(of: ":.,!") } ?? true
        || said.dropFirst().first == "by"
    }
    guard first == "this", said.count > 3, things.contains(said[1]), ["is", "was", "has"].contains(said[2]) else {
      return false
    }
    return said.dropFirst(3).first { $0 != "now" && $0 != "been" }.map(notices.contains) ?? false
  }

  private static let notices: Set<String> = [
    "superseded", "obsolete", "archived", "outdated", "deprecated", "replaced",
  ]
  private static let things: Set<String> = [
    "document", "page", "file", "spec", "specification", "guide", "note", "addendum",
  ]

  private static let longestStatus = 120
  /// Of a longer line, the rest tells more than the status, whose own word stands at its beginning.
  private static let (mostWords, mostBefore) = (6, 2)
}
