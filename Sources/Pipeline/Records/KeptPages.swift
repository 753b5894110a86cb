import Diagnostics
import Files
import Guide
import Printing
import Synchronization
import Syntax

/// What the pages of the last build say, so that those that are as they were need not be parsed.
struct KeptPages: Sendable {
  private let cache: BuildCache
  private let rules: [String: Rule]

  init(_ cache: BuildCache, _ rules: [Rule]) {
    self.cache = cache
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A page as it was read, if neither it nor anything else that reading it depends on has changed.
  func draft(of file: SourceFile, by reader: PageReader) -> PageReader.Draft? {
    cache.result(of: key(of: file, reader)) { (packed) throws(PackedFault) in
      let document = LaterDocument(of: file)
      return try reader.draft(of: file, &packed, names(of: file)) { document.value }
    }
  }

  func keep(_ draft: PageReader.Draft, of file: SourceFile, by reader: PageReader) {
    guard draft.mayBePacked(as: file, names(of: file)) else { return }
    cache.keep(key(of: file, reader)) { draft.pack(into: &$0) }
  }

  private func key(of file: SourceFile, _ reader: PageReader) -> Digest {
    var surroundings = PackedWriter()
    reader.packSurroundings(of: file.path, into: &surroundings)
    var key = cache.base
    key.combine("page")
    key.combine(Digest(surroundings))
    key.combine(Digest(file.bytes))
    return key
  }

  private func names(of file: SourceFile) -> PackedNames { PackedNames(files: [file.path: file], rules: rules) }
}

/// A document that is parsed when somebody asks for it, once.
private final class LaterDocument: Sendable {
  private let file: SourceFile
  private let parsed = Mutex<MarkdownDocument?>(nil)

  init(of file: SourceFile) { self.file = file }

  var value: MarkdownDocument {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      // What is wrong with it was told when it was parsed first.
      var told = Diagnostics()
      let document = MarkdownReader.read(file, into: &told)
      parsed = document
      return document
    }
  }
}
