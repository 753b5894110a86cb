extension Rule {
  /// The rules of a JSON text itself.
  static let json: [Rule] = [
    .byteOrderMark, .commentInJSON, .contentAfterEnd, .controlCharacter, .duplicateName, .emptyFile,
    .fileTooLarge, .invalidEscape, .invalidNumber, .loneSurrogate, .missingComma, .nestedTooDeep,
    .numberOutOfRange, .tooManyFaults, .trailingComma, .unclosedBracket, .unclosedString, .unexpectedCharacter,
    .unknownWord, .unquotedName,
  ]

  /// Whether a file with such an error may not have been read to its end, so that what is missing in it is not known to be
  /// missing.
  package var endsReading: Bool {
    Self.json.contains(self) || [.yamlSyntax, .yamlTooLarge, .frontMatterOpen, .unreadableFile].contains(self)
  }

  package static let byteOrderMark = Rule(
    "byte-order-mark", .warning, "A JSON file begins with a byte order mark.",
    why: "JSON is written without one, and other tools refuse such a file.",
    example: "The file begins with the bytes EF BB BF, as some editors save it.")

  package static let commentInJSON = Rule(
    "comment-in-json", .error, "A JSON file contains a comment.",
    why: "JSON has no comments, so other tools refuse the file.",
    example: #"In `{"a": 1} // the first`, the comment has to go."#)

  package static let contentAfterEnd = Rule(
    "content-after-end", .error, "Something follows the end of a JSON file’s value.",
    why: "A JSON file holds exactly one value, and what follows it is not read.",
    example: #"In `{"a": 1} {"b": 2}`, the second object is not read."#)

  package static let controlCharacter = Rule(
    "control-character", .error, "A JSON string contains a control character that is not escaped.",
    why: "In a JSON string, control characters have to be written as escapes.",
    example: #"A tab inside a string is written as `\t`."#)

  package static let duplicateName = Rule(
    "duplicate-name", .error, "An object has two members of the same name.",
    why: "Only one of them can count, and readers disagree about which.",
    example: #"In `{"a": 1, "a": 2}`, the name `a` is given twice."#)

  package static let emptyFile = Rule(
    "empty-file", .error, "A JSON file contains no value.",
    why: "A JSON file holds exactly one value, so an empty file is not JSON.",
    example: "A file of blank lines is empty, while `{}` is an empty object.")

  package static let fileTooLarge = Rule(
    "file-too-large", .error, "A JSON file is larger than the limit.",
    why: "Larger files are refused so that no file can exhaust memory.",
    example: "An export that embeds its images can exceed the limit.")

  package static let invalidEscape = Rule(
    "invalid-escape", .error, "A backslash in a JSON string does not begin a valid escape.",
    why: "JSON has only a few escapes, and readers would disagree about any other.",
    example: #"In `"C:\dir"`, the backslash has to be written as `\\`."#)

  package static let invalidNumber = Rule(
    "invalid-number", .error, "A number is not written the way JSON writes numbers.",
    why: "Other tools refuse the file or read another number.",
    example: "Instead of `.5`, write `0.5`.")

  package static let loneSurrogate = Rule(
    "lone-surrogate", .error, #"A \u escape is half of a surrogate pair."#,
    why: "On its own it represents no character.",
    example: #"In `"\ud83d"`, the second half of the pair is missing."#)

  package static let missingComma = Rule(
    "missing-comma", .error, "A comma is missing between two members or elements.",
    why: "Other tools refuse the file.",
    example: "In `[1 2]`, a comma is missing before the 2.")

  package static let nestedTooDeep = Rule(
    "nested-too-deep", .error,
    "Arrays and objects, or quotes, lists and brackets of a page, are nested deeper than the limit.",
    why: "Such a data file is refused, and a page ends there, so that no file can exhaust memory.",
    example: "A data file of a thousand opening brackets is refused, and a page ends at a line of a thousand `>`.")

  package static let numberOutOfRange = Rule(
    "number-out-of-range", .error, "A number is too large for double precision.",
    why: "It would be read as infinity, which is not a valid value.",
    example: "The number `1e400` exceeds the largest possible one, about 1.8e308.")

  package static let tooManyFaults = Rule(
    "too-many-faults", .error, "A JSON file has so many errors that the rest of it was not read.",
    why: "Beyond that number the file is probably not JSON at all.",
    example: "A stylesheet that is saved as `colors.tokens.json` has an error in every line.")

  package static let trailingComma = Rule(
    "trailing-comma", .error, "A comma follows the last member or element.",
    why: "JSON has commas only between values, so other tools refuse the file.",
    example: "In `[1, 2,]`, nothing follows the second comma.")

  package static let unclosedBracket = Rule(
    "unclosed-bracket", .error, "An array or object is never closed.",
    why: "It is unclear what it was meant to contain.",
    example: #"In `{"a": [1, 2}`, the array has no closing bracket."#)

  package static let unclosedString = Rule(
    "unclosed-string", .error, "A string is not closed on its line.",
    why: "A string has to end on the line it begins on, so it is unclear where this one ends.",
    example: #"In `{"a": "red}`, a double quote is missing after the word red."#)

  package static let unexpectedCharacter = Rule(
    "unexpected-character", .error, "A character appears where JSON does not allow it.",
    why: "JSON consists of objects, arrays, strings, numbers, true, false and null.",
    example: #"In `{"a": 'red'}`, the quotes have to be double quotes."#)

  package static let unknownWord = Rule(
    "unknown-word", .error, "A word without quotes is not true, false or null.",
    why: "JSON’s only words are true, false and null, in lower case.",
    example: "Instead of `True`, write `true`.")

  package static let unquotedName = Rule(
    "unquoted-name", .error, "The name of a member is not in double quotes.",
    why: "A member’s name is a string, so other tools refuse the file.",
    example: #"Instead of `{a: 1}`, write `{"a": 1}`."#)
}
