import Printing
import Testing

@Suite struct ByteBufferTests {
  @Test func putsPiecesOneBehindTheOtherHoweverMany() {
    var out = ByteBuffer(reserving: 0)
    var expected = ""
    for number in 0..<2000 {
      out.put("<b>")
      out.put(plain: String(number))
      out.put(0x2C)
      expected += "<b>\(number),"
    }
    let (text, count) = (String(decoding: out.bytes, as: UTF8.self), out.count)
    #expect(text == expected && count == expected.utf8.count)
  }

  @Test func putsLongPiecesIntoLittleRoom() {
    let long = [UInt8](repeating: 0x78, count: 100_000)
    var out = ByteBuffer()
    out.put(long)
    out.put([])
    long.withUnsafeBufferPointer { out.put($0) }
    let count = out.count
    #expect(count == 200_000)
  }

  @Test func putsAPartOfAnother() {
    var tags = ByteBuffer()
    var out = ByteBuffer()
    tags.put("<td><th>")
    out.put(tags, 4..<8)
    out.put(tags, 0..<0)
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(text == "<th>")
  }

  @Test func forgetsWhatStandsBehindAPlace() {
    var out = ByteBuffer()
    let none = out.last
    out.put("one two")
    out.cut(to: 3)
    out.cut(to: 9)
    let (text, last) = (String(decoding: out.bytes, as: UTF8.self), out.last)
    #expect(text == "one" && last == UInt8(ascii: "e") && none == nil)
  }

  @Test func putsMarkupWithValuesInIt() {
    let title: MarkupLiteral = "<title>\("a<b")</title>"
    let literal: MarkupLiteral = "<rect x=\"\(1.006)\" y=\"\(-0.5)\" width=\"\(24)\">\(title)</rect>"
    let text = String(decoding: literal.bytes, as: UTF8.self)
    #expect(text == #"<rect x="1.01" y="-0.5" width="24"><title>a&lt;b</title></rect>"#)
  }

  @Test func writesAgainWhatCannotStayBehindAPlace() {
    var out = ByteBuffer()
    out.put("<b>a & b")
    out.escape(from: 3)
    out.escape(from: out.count)
    out.rewrite(from: 0, where: { $0.isEmpty }) { _, out in out.put("nothing") }
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(text == "<b>a &amp; b")
  }
}
