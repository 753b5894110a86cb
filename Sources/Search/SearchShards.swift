import Printing

/// The index cut into files, each with the words of one stretch of the alphabet and what is needed to show the best of
/// what they find.
///
/// A browser loads the list of stretches and the file of the word that is typed: two requests, whatever the size of the
/// guide. Of a word that is met almost everywhere, the entries beyond the best ones are only numbers, with which the finds
/// of several words are compared; what such an entry says is in one of the files of entries.
struct SearchShards: Sendable {
  /// The size at which a file is cut, in bytes before compression; about a quarter of it is sent.
  static let largest = 120_000
  /// So many of what one word finds, the best ones, are told beside it.
  static let mostTold = 80
  /// The entries of a page begin at a multiple of this number, so that headings lead to their page.
  static let pageSize: Int32 = 64
  /// How many numbers the entries of one file have.
  static let entriesInFile: Int32 = 4_096

  /// The files of words. They are printed when they are written, each by itself.
  let files: [Shard]
  /// The places of the entries in each file of entries.
  let entryFiles: [Range<Int>]

  private let entries: [SearchEntry]
  /// The number of each entry, ascending.
  private let numbers: [Int32]

  init(_ parts: [SearchIndex.Part]) {
    entries = parts.flatMap(\.entries)
    numbers = Self.numbers(of: parts)
    let words = Self.words(of: parts)
    let found = Self.found(words.map(\.key), parts)
    files = Self.cut(words.map(\.text), found, entries, numbers)
    entryFiles = Self.cutEntries(numbers)
  }

  private static func numbers(of parts: [SearchIndex.Part]) -> [Int32] {
    var numbers: [Int32] = []
    var next: Int32 = 0
    for part in parts {
      numbers += next..<(next + Int32(part.entries.count))
      next = (next + Int32(part.entries.count) + pageSize - 1) / pageSize * pageSize
    }
    return numbers
  }

  /// Every word once, in the order of the bytes of its text.
  private static func words(of parts: [SearchIndex.Part]) -> [(key: UInt64, text: String)] {
    var seen: Set<UInt64> = []
    var words: [(key: UInt64, text: String)] = []
    for part in parts { for word in part.texts where seen.insert(word.key).inserted { words.append(word) } }
    // Of two words with one key, which text is met first would depend on the tasks that met them.
    return words.sorted { ($0.text, $0.key) < ($1.text, $1.key) }
  }

  /// What a word finds: an entry, in which field, how often.
  private struct Find {
    let entry: Int32
    let field: SearchField
    let count: UInt8
    /// Whether the entry is told beside the word.
    var isTold = true
  }

  /// What each word finds, every entry once, in their order.
  private static func found(_ words: [UInt64], _ parts: [SearchIndex.Part]) -> [ArraySlice<Find>] {
    var places = [UInt64: Int32](minimumCapacity: words.count)
    for (place, word) in words.enumerated() { places[word] = Int32(place) }
    var hits: [Int32] = []
    hits.reserveCapacity(parts.reduce(0) { $0 + $1.hits.count })
    // Where the finds of each word begin among those of all.
    var starts = [Int](repeating: 0, count: words.count + 1)
    for hit in parts.lazy.flatMap(\.hits) {
      let place = places[hit.word] ?? -1
      hits.append(place)
      if place >= 0 { starts[Int(place) + 1] += 1 }
    }
    for word in words.indices { starts[word + 1] += starts[word] }
    var ends = starts
    var finds = [Find](repeating: Find(entry: 0, field: .text, count: 0), count: starts[words.count])
    var next = 0
    var first: Int32 = 0
    for part in parts {
      for hit in part.hits {
        let place = Int(hits[next])
        next += 1
        guard place >= 0 else { continue }
        finds[ends[place]] = Find(entry: first + hit.entry, field: hit.field, count: hit.count)
        ends[place] += 1
      }
      first += Int32(part.entries.count)
    }
    return words.indices.map { told(finds[starts[$0]..<starts[$0 + 1]]) }
  }

  private static func told(_ finds: ArraySlice<Find>) -> ArraySlice<Find> {
    if finds.count == 1 { return finds }
    var kept: [Find] = []
    for find in finds.sorted(by: { ($0.entry, $0.field.rawValue) < ($1.entry, $1.field.rawValue) })
    where kept.last?.entry != find.entry { kept.append(find) }
    guard kept.count > mostTold else { return kept[...] }
    let order = kept.indices.sorted {
      let (a, b) = (kept[$0], kept[$1])
      return a.field != b.field ? a.field.rawValue < b.field.rawValue : a.count != b.count ? a.count > b.count : $0 < $1
    }
    for index in order.dropFirst(mostTold) { kept[index].isTold = false }
    return kept[...]
  }

  /// A digest of all that the files say.
  var digest: FNV1a {
    var digest = FNV1a()
    for file in files { digest.combine(file.words) }
    for entry in entries { digest.combine(entry.words) }
    return digest
  }

  // MARK: Files

  private static func cut(
    _ words: [String], _ found: [ArraySlice<Find>], _ entries: [SearchEntry], _ numbers: [Int32]
  ) -> [Shard] {
    var shards: [Shard] = []
    var shard = OpenShard()
    for (word, finds) in zip(words, found) {
      if shard.size >= largest {
        shards.append(shard.closed)
        shard = OpenShard()
      }
      shard.begin(word)
      for find in finds {
        let entry = Int(find.entry)
        shard.add(numbers[entry], find.field)
        if find.isTold { shard.tell(entry, of: entries) }
      }
      shard.end()
    }
    if !shard.isEmpty { shards.append(shard.closed) }
    return shards
  }

  private static func cutEntries(_ numbers: [Int32]) -> [Range<Int>] {
    var files: [Range<Int>] = []
    var place = 0
    while place < numbers.count {
      let end = Int32(files.count + 1) * entriesInFile
      let next = numbers[place...].firstIndex { $0 >= end } ?? numbers.count
      files.append(place..<next)
      place = next
    }
    return files
  }

  /// Prints a file of words: `specimenSearch(3,{"e":[[number,kind,title,url,context],…],"t":["word",[…],…]})`. What a
  /// word finds are the distances from number to number, eight times, and the field.
  func print(_ file: Int, into out: inout ByteBuffer) {
    let shard = files[file]
    out.put("specimenSearch(")
    out.put(plain: String(file))
    out.put(",{\"e\":")
    put(shard.told, into: &out)
    out.put(",\"t\":[")
    out.put(shard.words)
    out.put("]})\n")
  }

  /// Prints a file of entries: `specimenSearch("e0",[[number,kind,title,url,context],…])`.
  func printEntries(_ file: Int, into out: inout ByteBuffer) {
    out.put(plain: "specimenSearch(\"e\(file)\",")
    put(entryFiles[file], into: &out)
    out.put(")\n")
  }

  /// Prints some entries by their places.
  private func put(_ places: some Sequence<Int>, into out: inout ByteBuffer) {
    var isFirst = true
    out.put("[")
    for place in places {
      out.put(isFirst ? "[" : ",[")
      isFirst = false
      out.put(Double(numbers[place]), places: 0)
      out.put(",")
      out.put(entries[place].json)
      out.put("]")
    }
    out.put("]")
  }

  /// A stretch of the alphabet.
  struct Shard: Sendable {
    let first: String
    /// The words with what they find, as they are printed.
    fileprivate let words: [UInt8]
    /// The places of the entries that are told in it.
    fileprivate let told: [Int]
  }

  /// A stretch of the alphabet while words are added to it.
  private struct OpenShard: ~Copyable {
    private var first: String?
    private var told: [Int] = []
    private var isTold: Set<Int> = []
    private var words = ByteBuffer()
    private var entryBytes = 0
    private var last: Int32?

    var isEmpty: Bool { first == nil }

    var size: Int { entryBytes + words.count }

    mutating func begin(_ word: String) {
      if first == nil { first = word } else { words.put(",") }
      var quoted = JSONWriter()
      quoted.string(word)
      words.put(plain: quoted.text)
      words.put(",[")
      last = nil
    }

    mutating func add(_ number: Int32, _ field: SearchField) {
      if last != nil { words.put(",") }
      words.put(Double((number - (last ?? 0)) * 8 + Int32(field.rawValue)), places: 0)
      last = number
    }

    /// Tells an entry beside its number, once.
    mutating func tell(_ place: Int, of entries: [SearchEntry]) {
      guard isTold.insert(place).inserted else { return }
      told.append(place)
      entryBytes += entries[place].words.count + 20
    }

    mutating func end() { words.put("]") }

    var closed: Shard { Shard(first: first ?? "", words: words.bytes, told: told) }
  }
}
