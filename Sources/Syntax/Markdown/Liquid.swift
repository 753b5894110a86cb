import Files
import Printing

/// Jekyll's Markdown, in which tags of Liquid may stand for fences.
package enum Liquid {
  /// The same text with fences in place of `{% highlight css %}` and `{% endhighlight %}`, or nil where it has none. Every
  /// byte keeps its place.
  ///
  /// Source: https://jekyllrb.com/docs/liquid/tags/#code-snippet-highlighting
  package static func withFences(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes[...].firstPlace(of: "{% highlight ") != nil else { return nil }
    var text = bytes
    var fence: UInt8?
    var open: Range<Int>?
    var isFound = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      let words = line.split(whereSeparator: \.isSpace)
      if let first = open, words == closing {
        write(mark + bytes[first].split(whereSeparator: \.isSpace)[2], over: first, in: &text)
        write(mark, over: start..<end, in: &text)
        (open, isFound) = (nil, true)
      } else if open == nil, let sign = fence {
        if MDX.mark(of: line) == sign { fence = nil }
      } else if open == nil, let sign = MDX.mark(of: line) {
        fence = sign
      } else if open == nil, words.count >= 4, words[0].elementsEqual("{%".utf8),
        words[1].elementsEqual("highlight".utf8),
        words[words.count - 1].elementsEqual("%}".utf8)
      {
        open = start..<end
      } else if open != nil, line.starts(with: mark) {
        open = nil
      }
      start = end + 1
    }
    return isFound ? text : nil
  }

  private static let mark = Array("~~~".utf8)
  private static let closing = ["{%", "endhighlight", "%}"].map { ArraySlice(Array($0.utf8)) }

  /// Writes a fence over a line, with blanks behind it; what ends the line keeps its place.
  private static func write(_ fence: [UInt8], over line: Range<Int>, in text: inout [UInt8]) {
    let end = text[line].last == 0x0D ? line.upperBound - 1 : line.upperBound
    for (offset, index) in (line.lowerBound..<end).enumerated() {
      text[index] = offset < fence.count ? fence[offset] : 0x20
    }
  }
}
