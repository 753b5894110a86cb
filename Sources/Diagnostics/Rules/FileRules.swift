extension Rule {
  /// The rules of files and folders of any kind.
  static let files: [Rule] = [
    .invalidEncoding, .madeTokens, .otherEncoding, .otherJSON, .staleCopy, .unreadableFile, .unreadableFolder,
    .unreadDocuments, .unreadTokens, .unusableName,
  ]

  package static let invalidEncoding = Rule(
    "invalid-encoding", .error, "A file is not UTF-8.",
    why: "Readers see replacement characters in place of its letters, and other tools may refuse it.",
    example: "In a file saved as Latin 1, the byte E9 for é is not UTF-8.")

  package static let madeTokens = Rule(
    "made-tokens", .note, "Token files that tools write are left out.",
    why: "Read beside the tokens that they were made of, they would say everything twice.",
    example: "Beside `tokens/color.json`, a file in `dist/` is not read; built alone, it is.")

  package static let otherEncoding = Rule(
    "other-encoding", .note, "A file is UTF-16.",
    why: "It is read, but git takes it for a binary file, and other tools may refuse it.",
    example: "A file written by `>` in Windows PowerShell 5 is UTF-16.")

  package static let otherJSON = Rule(
    "other-json", .note, "A JSON file holds no tokens.",
    why: "It is left out, which is right for the settings of other tools.",
    example: "A `package.json` beside tokens is not read; in text, only `check --all` names such files.")

  package static let staleCopy = Rule(
    "stale-copy", .warning, "A stylesheet that repeats tokens gives one of them another value.",
    why: "People who use one of them build something different from people who use the other.",
    example: "Where a token file says that `color.ink` is `#111`, the stylesheet beside it has `--color-ink: #222`.")

  package static let unreadableFile = Rule(
    "unreadable-file", .error, "A file cannot be read.",
    why: "What it says is missing from the site.",
    example: "A file without permission to read it, or larger than the limit, is left out.")

  package static let unreadableFolder = Rule(
    "unreadable-folder", .error, "A folder cannot be read.",
    why: "Whatever it contains is left out of the site.",
    example: "A folder without permission to list it is left out.")

  package static let unusableName = Rule(
    "unusable-name", .error, "The name of a file cannot be used in a site.",
    why: "The file is left out of the site.",
    example: "A file name with bytes that are not UTF-8 cannot become an address.")

  package static let unreadDocuments = Rule(
    "unread-documents", .warning, "Most documents of a folder are outside its folder content.",
    why: "A folder called content makes its parent a project, and nothing else in a project is read.",
    example: "Of a repository with `content/note.md` and 600 documents in `docs/`, only the note is built.")

  package static let unreadTokens = Rule(
    "unread-tokens", .warning, "Files look like tokens in a notation that is not read.",
    why: "Tokens are read from JSON and YAML.",
    example: "In a folder with `color.toml` and `size.hjson`, both are named and neither is read.")
}
