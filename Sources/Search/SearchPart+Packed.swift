package import Guide
package import Printing

/// The words of a page as a build keeps them for the next one. The entries are not among them: they are made of what the
/// page says.
extension SearchIndex.Part {
  /// Whether it can be packed: where it was made with a memory of its own, it has the texts of all of its words.
  package var mayBePacked: Bool { texts.allSatisfy { SearchIndex.key(of: $0.text.utf8) == $0.key } }

  package func pack(into out: inout PackedWriter) {
    out.put(each: texts) { text, out in
      out.put(Int(truncatingIfNeeded: text.key))
      out.put(text.text)
    }
    let numbers = Dictionary(texts.enumerated().map { ($1.key, $0) }) { first, _ in first }
    out.put(each: hits) { hit, out in
      out.put(numbers[hit.word] ?? -1)
      out.put(Int(hit.entry))
      out.put(Int(hit.field.rawValue))
      out.put(Int(hit.count))
    }
    out.put(each: values) { $0.pack(into: &$1) }
  }

  /// The words of the same page at the same place, with the texts of those that are met for the first time.
  package init(
    _ reader: inout PackedReader, of page: Page, at place: SearchPlace,
    remembering memory: inout SearchIndex.Memory
  ) throws(PackedFault) {
    // The text of a word is made only where it is met for the first time.
    let words = try reader.array { (reader) throws(PackedFault) in
      (key: UInt64(truncatingIfNeeded: try reader.int()), text: try reader.part())
    }
    let entries = SearchEntry.all(of: page, at: place)
    let hits = try reader.array { (reader) throws(PackedFault) in
      let (word, entry) = (try reader.int(), try reader.int())
      guard words.indices.contains(word), entries.indices.contains(entry),
        let field = SearchField(rawValue: UInt8(clamping: try reader.int()))
      else { throw PackedFault() }
      return SearchIndex.Hit(
        word: words[word].key, entry: Int32(entry), field: field, count: UInt8(clamping: try reader.int()))
    }
    let values = try reader.array { (reader) throws(PackedFault) in try SearchValue(&reader) }
    guard reader.isAtEnd else { throw PackedFault() }
    var texts: [(key: UInt64, text: String)] = []
    for (key, text) in words where memory.takes(key) { texts.append((key, String(decoding: text, as: UTF8.self))) }
    self.init(entries: entries, hits: hits, texts: texts, values: values)
  }

  /// The same without the texts of words that were met before.
  package func remembered(by memory: inout SearchIndex.Memory) -> SearchIndex.Part {
    var new: [(key: UInt64, text: String)] = []
    for text in texts where memory.takes(text.key) { new.append(text) }
    var part = self
    part.texts = new
    return part
  }
}

extension SearchValue {
  fileprivate func pack(into out: inout PackedWriter) {
    for text in [kind.rawValue, value, self.text, name, system] { out.put(text) }
    out.put(rank.rawValue)
    out.put(theme)
    out.put(url)
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedFault) {
    guard let kind = Kind(rawValue: try reader.string()) else { throw PackedFault() }
    let (value, text, name) = (try reader.string(), try reader.string(), try reader.string())
    let system = try reader.string()
    guard let rank = Rank(rawValue: try reader.int()) else { throw PackedFault() }
    self.init(
      kind: kind, value: value, text: text, name: name, system: system, rank: rank, theme: try reader.string(),
      url: try reader.optionalString())
  }
}
