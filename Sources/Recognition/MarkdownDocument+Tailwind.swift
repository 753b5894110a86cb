import Files
import Syntax
import Wording

extension MarkdownDocument {
  /// Whether the document says that it uses Tailwind.
  var saysTailwind: Bool {
    file.bytes[...].firstPlace(of: "Tailwind") != nil
      || file.bytes[...].firstPlace(of: "tailwind") != nil
  }
  /// Whether it says that this is version 4, whose colours are others.
  var saysTailwind4: Bool {
    ["ailwind v4", "ailwind 4", "ailwind CSS v4", "ailwind CSS 4", "ailwindCSS v4", "ailwindCSS 4"].contains {
      file.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil
    }
  }
}
