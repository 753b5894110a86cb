extension Rule {
  /// The rules of links and pictures.
  static let links: [Rule] = [
    .brokenAnchor, .brokenFileLink, .brokenLink, .brokenTokenLink, .linkedImage, .pageNotBuilt, .remoteImage,
    .unpublishedTarget,
  ]

  package static let brokenAnchor = Rule(
    "broken-anchor", .warning, "A link names a heading that its page does not have.",
    why: "Readers who follow it arrive at the top of the page instead.",
    example: "The link `colour.md#brnad` misspells the heading Brand.")

  package static let brokenFileLink = Rule(
    "broken-file-link", .note, "A plain document links to a file that is not part of the project.",
    why: "Readers who follow it find nothing there, though the document may only mean to mention the file.",
    example: "The link `[the script](../tools/run.sh)` leads to a file that was not copied with the document.")

  package static let brokenLink = Rule(
    "broken-link", .warning, "A link leads to no page or file of the project.",
    why: "Readers who follow it find nothing there.",
    example: "The link `colur.md` misspells the name of the page.")

  package static let brokenTokenLink = Rule(
    "broken-token-link", .warning, "A link names a token that its system does not have.",
    why: "Readers who follow it find nothing there.",
    example: "The link `token:color.brnad` misspells `token:color.brand`.")

  package static let linkedImage = Rule(
    "linked-image", .note, "A document that is no part of a guide shows pictures of another site.",
    why: "The pages made of it load nothing from other sites, so readers get links in their place.",
    example: "The badge or screenshot `![](https://example.org/a.png)` of a README is right where it stands.")

  package static let pageNotBuilt = Rule(
    "page-not-built", .warning, "A link leads to a page that is left out of this build.",
    why: "Readers who follow it find nothing there.",
    example: "A build of one folder leaves out `../other/page.md`.")

  package static let remoteImage = Rule(
    "remote-image", .warning, "A picture is loaded from another site.",
    why: "Pages load nothing from other sites, so readers get a link in its place.",
    example: "The picture `![](https://example.org/a.png)` has to be copied into the project.")

  package static let unpublishedTarget = Rule(
    "unpublished-target", .note, "A link leads to a folder or to a hidden file.",
    why: "It is there for those who read the repository; on the site, readers who follow it find nothing.",
    example: "The link `[the sources](../src)` leads to a folder, of which the site has no page.")
}
