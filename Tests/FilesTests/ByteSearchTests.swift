import Files
import Testing

struct ByteSearchTests {
  @Test(arguments: [
    ("one two two", "two", 4..<7), ("aaab", "aab", 1..<4), ("abc", "abc", 0..<3), ("abc", "abcd", nil),
    ("abc", "", nil), ("", "a", nil), ("abc", "cd", nil),
  ])
  func findsTheFirstPlaceOfSomeBytes(text: String, wanted: String, expected: Range<Int>?) {
    #expect(Array(text.utf8)[...].firstPlace(of: Array(wanted.utf8)[...]) == expected)
    let inner = Array("xx\(text)".utf8).dropFirst(2)
    #expect(inner.firstPlace(of: Array(wanted.utf8)[...]) == expected.map { $0.lowerBound + 2..<$0.upperBound + 2 })
  }
}

struct ByteSetTests {
  @Test func holdsWhatItIsMadeOf() {
    let set = ByteSet("#?", 0x30...0x39, 0x7F...0x7F)
    #expect((0...255).filter { set.contains($0) } == [0x23] + Array(0x30...0x39) + [0x3F, 0x7F])
    #expect((0...255).filter { set.inverted.contains($0) } == (0...255).filter { !set.contains($0) })
  }

  @Test(arguments: [("", nil), ("abc", nil), ("é", nil), ("ab#c?", 2), ("?", 0)])
  func findsTheFirstByteOfIt(text: String, place: Int?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { ByteSet("#?").firstIndex(in: $0) } == place)
  }
}

struct PhrasesTests {
  @Test(arguments: [
    ("", 0), ("a", 0), ("one", 1), ("xone twox", 2), ("two one two", 2), ("on etw o", 0), ("thre", 0), ("ththree", 1),
    ("für einen", 1), ("eleven", 1), ("one two three eleven", 3),
  ])
  func countsThoseOfATextUpToALimit(text: String, count: Int) {
    // More than eight, so that some share a bit.
    let phrases: Phrases = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "eleven", "für"]
    let bytes = Array("one\(text)two".utf8).dropFirst(3).dropLast(3)
    #expect(phrases.count(in: bytes, upTo: 3) == count)
    #expect(phrases.count(in: bytes, upTo: 1) == min(count, 1))
    #expect(phrases.areAny(in: bytes) == (count > 0))
  }
}
