import Colorimetry
import Files
package import Guide
import Plates
import Printing
import Recognition
package import Scans
package import Syntax
import TokenValues
import Tokens
import Wording

/// The words of a guide with what each of them finds.
///
/// Titles, headings, names of tokens and summaries are indexed with everything that has them. The words of a text lead to
/// its page.
package struct SearchIndex: Sendable {
  /// The words met on one page, or in the tokens of a system.
  package struct Part: Sendable {
    /// For a page, the page itself and then its headings.
    let entries: [SearchEntry]
    let hits: [Hit]
    /// The texts of words that no part before it has, of those that were made with the same memory.
    var texts: [(key: UInt64, text: String)]
    /// Those that a page gives in its text.
    var values: [SearchValue] = []
    /// What was recognised for that, which those who draw the page need too.
    package var recognized: (document: MarkdownDocument, values: [RecognizedValue])?
  }

  /// What is remembered from part to part: which words have been given with their texts.
  package struct Memory: ~Copyable {
    private var keys: Set<UInt64> = []

    package init() {}

    /// Whether a word is met for the first time.
    mutating func takes(_ key: UInt64) -> Bool { keys.insert(key).inserted }
  }

  /// A word met in an entry.
  struct Hit: Sendable {
    let word: UInt64
    /// Its number among the entries of the page.
    let entry: Int32
    let field: SearchField
    /// How often the text has it, at most 255.
    var count: UInt8
  }

  /// The words that say nothing of a text; titles are found by them all the same.
  static let common: Set<UInt64> = Set(
    """
    a an and are as at be been but by can do does for from had has have if in into is it its may more most must no not of
    on one only or other out own same so such than that the their them then there these they this those to too under up
    was were what when where which while will with you your
    """.split { $0 == " " || $0 == "\n" }.map { key(of: $0.utf8) })

  /// Two words of one guide with the same key would be found by each other's name.
  static func key(of word: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.combine(word)
    return hash.value
  }
}

extension SearchIndex {
  /// So many words of a text are indexed where a page is one of many.
  private static let mostWords = 80

  /// The words of a page.
  package static func part(of page: Page, at place: SearchPlace, remembering memory: inout Memory) -> Part {
    var reading = Reading(wordsLeft: place.isOneOfMany ? mostWords : Int.max)
    reading.read(page, &memory)
    let isRead = place.givesValues && (!place.isOneOfMany || page.source.bytes.mayGiveColors)
    let found = isRead ? Recognition.values(in: page.document) : []
    return Part(
      entries: SearchEntry.all(of: page, at: place), hits: reading.hits, texts: reading.texts,
      values: SearchValue.all(of: found, on: page, of: place.slug), recognized: isRead ? (page.document, found) : nil)
  }

  /// The words of a system's tokens and of its name; the tokens of documentation are only examples.
  package static func part(of system: DesignSystem, remembering memory: inout Memory) -> Part {
    var reading = Reading()
    var entries: [SearchEntry] = []
    if system.overview == nil {
      entries.append(SearchEntry(kind: .page, title: system.settings.name, url: system.url("index.html"), context: ""))
      reading.begin()
      reading.note(title: system.settings.name, &memory)
      reading.note(system.settings.summary, .summary, &memory)
    }
    let table = system.url("tokens.html")
    for token in system.allTokens.tokens where !system.isDocumentation {
      let path = token.path
      entries.append(
        SearchEntry(
          kind: .token, title: path.description, url: table + "#" + TokenAnchor.id(of: path),
          context: system.settings.name + " · " + TokenText.short(token)))
      reading.begin()
      reading.note(title: path.description, &memory)
      reading.note("\(token.type.rawValue) \(token.type.noun)", .summary, &memory)
      if let description = token.description { reading.note(description, .summary, &memory) }
    }
    return Part(entries: entries, hits: reading.hits, texts: reading.texts)
  }

  /// The words of findings and rules.
  package static func part(of notes: [SearchNote], remembering memory: inout Memory) -> Part {
    var reading = Reading()
    var entries: [SearchEntry] = []
    for note in notes {
      entries.append(SearchEntry(kind: .note, title: note.title, url: note.url, context: note.context))
      reading.begin()
      reading.note(title: note.title, &memory)
      reading.note(note.words, .summary, &memory)
    }
    return Part(entries: entries, hits: reading.hits, texts: reading.texts)
  }

  /// Collects the words of one part.
  private struct Reading {
    /// The number of the entry whose words are read.
    private var entry: Int32 = -1
    private(set) var hits: [Hit] = []
    private(set) var texts: [(key: UInt64, text: String)] = []
    /// The place in `hits` of each word of the text.
    private var places: [UInt64: Int] = [:]
    /// How many words of the text are still taken in.
    private var wordsLeft: Int

    init(wordsLeft: Int = Int.max) { self.wordsLeft = wordsLeft }

    /// Begins another entry.
    mutating func begin() { entry += 1 }

    mutating func read(_ page: Page, _ memory: inout Memory) {
      begin()
      note(title: page.title, &memory)
      for alias in page.facts.aliases { note(alias, .name, whole: .name, &memory) }
      note(page.summary, .summary, &memory)
      for heading in page.searchedHeadings {
        begin()
        note(heading.text, .heading, whole: .wholeHeading, &memory)
      }
      let document = page.document
      for node in document.nodes.indices {
        let kind = document[node].kind
        guard kind == .text || kind == .code || kind == .codeBlock else { continue }
        guard wordsLeft > 0 else { break }
        document.literal(of: node).withUnsafeBufferPointer { text in
          SearchWords.each(in: text) { word in note(text: word, &memory) }
        }
      }
    }

    /// The words of the last entry's title.
    mutating func note(title: String, _ memory: inout Memory) { note(title, .title, whole: .wholeTitle, &memory) }

    /// The words of a short text of the last entry.
    ///
    /// - Parameter whole: the field of the whole text as one word; nil if it is not found so.
    mutating func note(
      _ text: String, _ field: SearchField, whole: SearchField? = nil, _ memory: inout Memory
    ) {
      text.withBytes { bytes in
        SearchWords.each(in: bytes) { word in
          hits.append(Hit(word: key(of: word, &memory), entry: entry, field: field, count: 1))
        }
        guard let whole else { return }
        let phrase = SearchWords.phrase(of: bytes)
        if !phrase.isEmpty {
          hits.append(Hit(word: key(of: phrase[...], &memory), entry: entry, field: whole, count: 1))
        }
      }
    }

    /// A word of the text, which leads to the page.
    private mutating func note(text word: ArraySlice<UInt8>, _ memory: inout Memory) {
      wordsLeft -= 1
      let key = SearchIndex.key(of: word)
      if let place = places[key] {
        if hits[place].count < 255 { hits[place].count += 1 }
        return
      }
      if SearchIndex.common.contains(key) { return }
      places[key] = hits.count
      hits.append(Hit(word: self.key(of: word, &memory), entry: 0, field: .text, count: 1))
    }

    private mutating func key(of word: ArraySlice<UInt8>, _ memory: inout Memory) -> UInt64 {
      let key = SearchIndex.key(of: word)
      if memory.takes(key) { texts.append((key, String(decoding: word, as: UTF8.self))) }
      return key
    }
  }
}

private let colorCalls = Phrases(ColorFunctions.names.map { "\($0)(" })

extension [UInt8] {
  /// Whether a text has a colour in it as CSS writes it: a hex number that is nothing longer, or a function.
  fileprivate var mayGiveColors: Bool {
    withUnsafeBufferPointer { HexColors.next(in: $0, from: 0) } != nil
      || colorCalls.areAny(in: self[...])
  }
}

extension Page {
  /// The headings that a search finds.
  var searchedHeadings: [Heading] {
    contents.outline.filter { $0.node != titleHeading?.node && $0.level < 4 }
  }
}
