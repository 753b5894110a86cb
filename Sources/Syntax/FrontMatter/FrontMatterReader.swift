import Diagnostics
import Files

enum FrontMatterReader {
  static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> FrontMatter? { nil }
}
