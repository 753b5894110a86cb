extension Rule {
  /// The rules of pages and their addresses.
  static let pages: [Rule] = [
    .repeatedAddress, .similarAddress,
  ]

  package static let repeatedAddress = Rule(
    "repeated-address", .error, "Two files of the site would have the same address.",
    why: "Only one of them can be published, and links to the other lead to it.",
    example: "Both `colour.md` and `colour.markdown` would be at `colour.html`.")

  package static let similarAddress = Rule(
    "similar-address", .warning, "The addresses of two pages differ only in letter case.",
    why: "Many disks and servers treat both as one file, so one page would be lost.",
    example: "The pages `Colour.md` and `colour.md` are one file on many disks.")
}
