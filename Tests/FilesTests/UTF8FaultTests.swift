import Files
import Testing

struct UTF8FaultTests {
  @Test(arguments: [
    "", "a", "plain text of some length", "Größe 😀 ✓ \u{10FFFF}\u{800}\u{80}\u{D7FF}\u{E000}", "\u{FEFF}x",
  ])
  func findsNoneInAnyText(text: String) {
    #expect(UTF8Fault.first(in: Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xF0, 0x9F, 0x98],
      [0xF0, 0x9F, 0x98, 0x20], [0xE9, 0x74, 0xE9],
    ] as [[UInt8]])
  func findsTheByteAtWhichTextEnds(bytes: [UInt8]) {
    for before in ["", "é", "eight letters and é"] {
      for after in ["", "and more text behind it"] {
        #expect(UTF8Fault.first(in: Array(before.utf8) + bytes + Array(after.utf8)) == before.utf8.count)
      }
    }
  }
}
