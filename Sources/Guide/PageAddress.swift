import Files
import Printing

/// Derives the address of a page from the path of its source file.
package enum PageAddress {
  /// The address of a page of a system.
  ///
  /// - Parameters:
  ///   - slug: the system's.
  ///   - folder: the system's.
  ///   - front: the path of the system's front page.
  static func url(of path: String, slug: String, folder: String, front: String?) -> String {
    joined(slug, path == front ? "index.html" : withoutExtension(relative(path, to: folder)) + ".html")
  }

  /// The source file of the page at a system's own address.
  ///
  /// That is the root folder's `index.md`, otherwise its `README.md`, otherwise its `DESIGN.md`, and in a project of a
  /// single document that document.
  static func frontPage(of system: ProjectLayout.System) -> String? {
    let index = joined(system.folder, "index.md")
    let readmeLength = index.utf8.count + 1
    let front =
      system.pages.first { $0.path == index }
      ?? system.pages.first { withoutExtension($0.path) == joined(system.folder, "index") }
      ?? system.pages.first {
        $0.path.utf8.count == readmeLength && relative($0.path, to: system.folder).lowercased() == "readme.md"
      }
    if let front { return front.path }
    if system.pages.count == 1 { return system.pages[0].path }
    let designLength = index.utf8.count + 1
    return system.pages.first {
      $0.path.utf8.count == designLength && relative($0.path, to: system.folder).lowercased() == "design.md"
    }?.path
  }

  package static func withoutExtension(_ path: String) -> String {
    path.withBytes { bytes in
      let end = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// Whether a page is in a system's folder `components` and is not the page of that folder itself.
  static func isComponent(_ url: String) -> Bool {
    var url = url
    let isBelow = url.withUTF8 { bytes in
      bytes.indices.contains { bytes[$0] == UInt8(ascii: "/") && bytes[$0...].starts(with: "/components/") }
    }
    return isBelow && !url.hasSuffix("/index.html")
  }

  static func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  private static func relative(_ path: String, to folder: String) -> String {
    folder.isEmpty ? path : String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path
  }
}

/// Titles for pages and folders without one.
package enum Title {
  /// A file or folder name as words, without a number used for ordering: `01-input-fields` gives `Input fields`.
  package static func spoken(_ name: String) -> String {
    let name = RelativePath.name(of: name)
    let words = (numbered(name)?.rest ?? name[...]).split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The number at the start of a name that orders it (`01-intro`, `2_type`, `3. motion`), and the rest of the name.
  ///
  /// At most three digits, so that years are kept.
  static func numbered(_ name: String) -> (number: Int, rest: Substring)? {
    guard let first = name.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name[digits.endIndex...]
    guard (1...3).contains(digits.count), let number = Int(digits), rest.first.map({ "-_. ".contains($0) }) == true
    else { return nil }
    let words = rest.drop { "-_. ".contains($0) }
    return words.first?.isLetter == true ? (number, words) : nil
  }
}
