/// The addresses of a system's pages as they are given away, each to one file.
struct TakenAddresses {
  private var holders: [String: String]
  /// Folders that are named like pages, with a file whose page stands in them.
  private var folders: [String: String] = [:]
  /// Addresses without regard to letter case, with a file that has one.
  private var folded: [String: String] = [:]

  /// - Parameter reserved: addresses of pages that Specimen makes, with what stands there.
  init(reserved: [String: String]) { holders = reserved }

  /// What is in the way of a page at an address, and at which address it stands.
  func obstacle(to url: String) -> (url: String, holder: String)? {
    if let holder = holders[url] { return (url, holder) }
    if let holder = folders[url] { return (url + "/", holder) }
    return Self.foldersLikePages(of: url).lazy.compactMap { folder in holders[folder].map { (folder, $0) } }.first
  }

  /// Gives an address away; the file whose address differs only in letter case, where there is one.
  mutating func take(_ url: String, for file: String) -> String? {
    holders[url] = file
    for folder in Self.foldersLikePages(of: url) where folders[folder] == nil { folders[folder] = file }
    let key = url.lowercased()
    defer { folded[key] = file }
    return folded[key]
  }

  /// The folders an address leads through whose names end like a page's.
  private static func foldersLikePages(of url: String) -> [String] {
    var folders: [String] = []
    for index in url.utf8.indices where url.utf8[index] == UInt8(ascii: "/") {
      let folder = url.utf8[..<index]
      if folder.suffix(5).elementsEqual(".html".utf8) { folders.append(String(Substring(folder))) }
    }
    return folders
  }
}
