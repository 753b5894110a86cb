import Diagnostics
import Files
import Printing

/// Styles and scripts under names that hold a digest of their bytes, so that browsers may keep them for ever: another
/// version has another name. They stay under their own names too, for whatever refers to them in another way.
///
/// The index of the search is left out, since its names are made in the browser, which asks for them with the digest of the
/// index. So are the styles of single pages.
struct AssetNames: Sendable {
  /// The new names of files, by their paths.
  private var names: [String: String] = [:]
  /// All files, and those with new names.
  private(set) var files: [SiteFiles.Other] = []

  private static let folder = "assets/"
  private static let quote = UInt8(ascii: "\"")

  /// Names some files anew, and leaves the others as they are.
  init(_ all: [SiteFiles.Other]) {
    var waiting: [String: [UInt8]] = [:]
    var order: [String] = []
    files = all
    for file in all where Self.isNamed(file.path) && file.previewing == nil {
      var out = ByteBuffer()
      _ = file.print(&out)
      waiting[file.path] = out.bytes
      order.append(file.path)
    }
    for path in order { name(path, &waiting) }
  }

  private static func isNamed(_ path: String) -> Bool {
    path.hasPrefix(folder) && !path.hasPrefix(folder + "search/") && (path.hasSuffix(".css") || path.hasSuffix(".js"))
  }

  /// Names a file, after those that it loads: a script has their paths from the folder in it, between quotation marks.
  private mutating func name(_ path: String, _ waiting: inout [String: [UInt8]]) {
    guard let old = waiting.removeValue(forKey: path) else { return }
    var out = ByteBuffer(reserving: old.count + 64)
    if path.hasSuffix(".js") {
      for piece in old.split(separator: Self.quote, omittingEmptySubsequences: false) {
        if out.count > 0 || piece.startIndex > 0 { out.put(Self.quote) }
        let loaded = Self.folder + (piece.count < 100 ? String(decoding: piece, as: UTF8.self) : "")
        name(loaded, &waiting)
        if let new = names[loaded] { out.put(plain: String(new.dropFirst(Self.folder.count))) } else { out.put(piece) }
      }
    } else {
      out.put(old)
    }
    let bytes = out.bytes
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let new = "\(path[..<dot]).\(Digest(bytes).text.prefix(10))\(path[dot...])"
    names[path] = new
    files.append(SiteFiles.Other(Artifact(path: new, bytes: bytes)))
  }

  /// Of all the new names.
  var digest: Digest {
    names.sorted { $0.key < $1.key }.reduce(into: Digest()) { digest, name in
      digest.combine(name.key)
      digest.combine(name.value)
    }
  }

  /// Lets a page refer to the new names: in attributes, since a text has no plain quotation mark.
  func rewrite(_ page: inout ByteBuffer) {
    if names.isEmpty { return }
    let folder = Array(Self.folder.utf8)
    page.rewrite(from: 0, where: { _ in true }) { written, out in
      var rest = Array(written)[...]
      while let place = rest.firstPlace(of: folder[...]) {
        out.put(rest[..<place.lowerBound])
        let end = rest[place.upperBound...].firstIndex(of: Self.quote) ?? rest.endIndex
        let path = rest[place.lowerBound..<end]
        if end < rest.endIndex, path.count < 200, let new = names[String(decoding: path, as: UTF8.self)] {
          out.put(plain: new)
          rest = rest[end...]
        } else {
          out.put(rest[place])
          rest = rest[place.upperBound...]
        }
      }
      out.put(rest)
    }
  }
}
