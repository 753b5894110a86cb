import Markup
import Printing

/// The options in a listing of commands: `--base-url <base-url>` is not parted at its hyphens where a line has to wrap.
enum CommandOptions {
  /// The languages of listings that may hold commands; without one it may be any.
  static let languages: Set = ["", "text", "sh", "bash", "zsh", "shell", "console", "powershell"]

  /// A longer one may need the break.
  private static let longest = 40

  /// Prints code as text, each option in it unbroken.
  static func print(_ code: ArraySlice<UInt8>, into out: inout ByteBuffer) {
    var start = code.startIndex
    var index = start
    while let hyphen = code[index...].firstIndex(of: UInt8(ascii: "-")) {
      let end = value(in: code, from: code[hyphen...].firstIndex { !isPart($0) } ?? code.endIndex)
      index = end
      guard hyphen == code.startIndex || begins(after: code[hyphen - 1]), end - hyphen <= longest,
        let first = code[hyphen..<end].first(where: { $0 != UInt8(ascii: "-") }), first.isLetter
      else { continue }
      out.put(text: code[start..<hyphen])
      out.put(element: "span", .class("unbroken")) { out in out.put(text: code[hyphen..<end]) }
      start = end
    }
    out.put(text: code[start...])
  }

  /// The end of the name of a value after an option, ` <base-url>`; the start where there is none.
  private static func value(in code: ArraySlice<UInt8>, from start: Int) -> Int {
    guard code[start...].starts(with: " <".utf8),
      let end = code[(start + 2)...].firstIndex(where: { byte in
        !isPart(byte) && byte != UInt8(ascii: "|") && byte != UInt8(ascii: ".")
      }), code[end] == UInt8(ascii: ">")
    else { return start }
    return end + 1
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte.isLetter || byte.isDigit }

  private static func begins(after byte: UInt8) -> Bool {
    byte.isSpace || [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "|"), UInt8(ascii: ",")].contains(byte)
  }
}
