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
