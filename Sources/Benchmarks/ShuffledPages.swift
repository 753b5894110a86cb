import TestSupport

/// Pages made of the pieces of real documents, in an order that is the same in every run.
struct ShuffledPages {
  private struct Piece {
    /// Empty except for the beginning of a document with front matter.
    let frontMatter: String
    let text: String
  }

  private var pieces: [Piece]
  private var next = 0
  private var random: SplitMix

  init(_ documents: [String], seed: UInt64 = 1) {
    random = SplitMix(state: seed)
    pieces = documents.flatMap { text in
      let cut = CutDocument(text)
      return cut.pieces.enumerated().map { Piece(frontMatter: $0 == 0 ? cut.frontMatter : "", text: $1) }
    }
    pieces.shuffle(using: &random)
  }

  /// A number of pages of about the given total size in bytes.
  ///
  /// A piece with front matter begins a page; if that would make pages too short, its front matter is dropped.
  mutating func pages(_ count: Int, bytes: Int) -> [String] {
    var size = 0
    return (1...count).map { number in
      var page = ""
      while page.isEmpty || size + page.utf8.count < bytes / count * number {
        let piece = nextPiece()
        if page.isEmpty {
          page += piece.frontMatter
        } else if !piece.frontMatter.isEmpty, size + page.utf8.count >= bytes / count * (number - 1) {
          break
        }
        page += piece.text
        next += 1
      }
      size += page.utf8.count
      return page
    }
  }

  /// The next piece; after the last one, all pieces are shuffled again.
  private mutating func nextPiece() -> Piece {
    if next == pieces.count {
      pieces.shuffle(using: &random)
      next = 0
    }
    return pieces[next]
  }
}
