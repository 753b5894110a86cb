package import Diagnostics
package import Extraction
package import Files
import Guide
import Syntax
import Tokens

/// The tokens taken out of one document.
package struct ExtractedTokens: Sendable {
  package let extraction: Extraction
  /// What is wrong with the tokens that the document gives itself.
  package let diagnostics: Diagnostics
  /// How many themes the document has, of which a file takes the first.
  let themes: Int

  package init(of file: SourceFile) {
    // What is wrong with the text is no matter of its tokens.
    var unheard = Diagnostics()
    let document = MarkdownReader.read(Build.readable(file, into: &unheard), into: &unheard)
    var diagnostics = Diagnostics()
    let sources = PageReader.sources(of: document)
    let themes = TokenLoader.load([], after: sources, root: "", into: &diagnostics)
    extraction = Extraction(of: document, themes)
    self.themes = themes.themes.count
    self.diagnostics = diagnostics
  }

  /// Writes the token file, over an earlier one.
  package func write(to path: String) throws(FileSystemError) {
    if Disk.kind(path) == .folder { throw FileSystemError(.disk, "\(path) is a folder") }
    let folder = RelativePath.folder(of: path)
    if !folder.isEmpty { try Disk.makeFolder(folder) }
    try Disk.replace(path, with: Array(extraction.text.utf8))
  }
}
