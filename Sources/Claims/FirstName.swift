import Printing

extension ArraySlice<UInt8> {
  /// What a line of a block names first: `type.body` of `type.body | For lists`.
  var firstName: String {
    String(decoding: prefix { !$0.isSpace && $0 != UInt8(ascii: "|") }, as: UTF8.self)
  }
}
