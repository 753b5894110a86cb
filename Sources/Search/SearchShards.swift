import Printing

/// The index cut into files, each with the words of one stretch of the alphabet and everything that is needed to show
/// what they find.
///
/// A browser loads the list of stretches and the file of the word that is typed: two requests, whatever the size of the
/// guide.
struct SearchShards {
  /// The size at which a file is cut, in bytes before compression; about a quarter of it is sent.
  static let largest = 120_000
  /// The most entries that one word finds, the best ones.
  static let mostHits = 80

  /// The first word of each file, and its text.
  private(set) var files: [(first: String, text: [UInt8])] = []

  private let entries: [SearchEntry]

  init(_ parts: [SearchIndex.Part]) {
    entries = parts.flatMap(\.entries)
    let words = Self.words(of: parts)
    let found = Self.found(words.map(\.key), parts)
    cut(words.map(\.text), found)
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
  }

  /// What each word finds, the best first.
  private static func found(_ words: [UInt64], _ parts: [SearchIndex.Part]) -> [[Find]] {
    var places = [UInt64: Int32](minimumCapacity: words.count)
    for (place, word) in words.enumerated() { places[word] = Int32(place) }
    var found = [[Find]](repeating: [], count: words.count)
    var start: Int32 = 0
    for part in parts {
      for hit in part.hits {
        guard let place = places[hit.word] else { continue }
        found[Int(place)].append(Find(entry: start + hit.entry, field: hit.field, count: hit.count))
      }
      start += Int32(part.entries.count)
    }
    return found.map(best)
  }

  private static func best(_ finds: [Find]) -> [Find] {
    if finds.count == 1 { return finds }
    let sorted = finds.sorted {
      $0.field != $1.field
        ? $0.field.rawValue < $1.field.rawValue : $0.count != $1.count ? $0.count > $1.count : $0.entry < $1.entry
    }
    var seen: Set<Int32> = []
    var kept: [Find] = []
    for find in sorted where seen.insert(find.entry).inserted {
      kept.append(find)
      if kept.count == mostHits { break }
    }
    return kept
  }

  // MARK: Files

  private mutating func cut(_ words: [String], _ found: [[Find]]) {
    var shard = Shard(number: 0)
    for (word, finds) in zip(words, found) {
      if shard.size >= Self.largest {
        files.append(shard.finished)
        shard = Shard(number: files.count)
      }
      shard.begin(word)
      for find in finds { shard.add(find.entry, find.field, entries) }
      shard.end()
    }
    if shard.first != nil { files.append(shard.finished) }
  }

  /// One file as it is printed: `specimenSearch(3,{"e":[[kind,title,url,context],…],"t":["word",[…],…]})`. What a word
  /// finds is four times the number of the entry, and the field.
  private struct Shard: ~Copyable {
    let number: Int
    private(set) var first: String?
    private var numbers: [Int32: Int] = [:]
    private var entries = JSONWriter()
    private var words = ByteBuffer()
    private var entryBytes = 0
    private var isFirstFind = true

    init(number: Int) { self.number = number }

    var size: Int { entryBytes + words.count }

    mutating func begin(_ word: String) {
      words.put(first == nil ? "\"" : ",\"")
      if first == nil { first = word }
      // A word has no character that JSON would escape.
      words.put(plain: word)
      words.put("\",[")
      isFirstFind = true
    }

    mutating func add(_ entry: Int32, _ field: SearchField, _ all: [SearchEntry]) {
      if !isFirstFind { words.put(",") }
      isFirstFind = false
      words.put(Double(number(of: entry, all) * 4 + Int(field.rawValue)), places: 0)
    }

    mutating func end() { words.put("]") }

    private mutating func number(of entry: Int32, _ all: [SearchEntry]) -> Int {
      if let known = numbers[entry] { return known }
      let number = numbers.count
      numbers[entry] = number
      let entry = all[Int(entry)]
      entries.array { json in
        json.int(entry.kind.rawValue)
        json.string(entry.title)
        json.string(entry.url)
        json.string(entry.context)
      }
      entryBytes += entry.title.utf8.count + entry.url.utf8.count + entry.context.utf8.count + 14
      return number
    }

    var finished: (first: String, text: [UInt8]) {
      var out = ByteBuffer(reserving: size + 100)
      out.put("specimenSearch(")
      out.put(Double(number), places: 0)
      out.put(",{\"e\":[")
      out.put(plain: entries.text)
      out.put("],\"t\":[")
      words.withBytes { out.put($0) }
      out.put("]})\n")
      return (first ?? "", out.bytes)
    }
  }
}
