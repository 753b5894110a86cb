/// The addresses of a system's pages as they are given away, each to one file.
struct TakenAddresses {
  private var holders: [String: String]
  /// Folders that are named like pages, with a file whose page stands in them.
  private var folders: [String: String] = [:]
  /// Addresses without regard to letter case, with a file that has one.
  private var folded: [String: String] = [:]

  /// - Parameters:
  ///   - reserved: addresses of pages that Specimen makes, with what stands there.
  ///   - capacity: how many pages there are to be.
  init(reserved: [String: String], capacity: Int) {
    holders = reserved
    holders.reserveCapacity(reserved.count + capacity)
    folded.reserveCapacity(capacity)
  }

  /// What tells an address apart from those that are others without regard to letter case; nil for one that leads
  /// through a folder named like a page.
  static func key(of url: String) -> Int? {
    guard foldersLikePages(of: url).isEmpty else { return nil }
    return (isFolded(url) ? url : url.lowercased()).hashValue
  }

  /// Whether no address can be in the way of another, as their keys tell; true for nearly every system.
  static func areApart(_ keys: some Collection<Int?>, reserved: [String: String]) -> Bool {
    var seen = Set<Int>(minimumCapacity: keys.count + reserved.count)
    for url in reserved.keys {
      guard let key = key(of: url), seen.insert(key).inserted else { return false }
    }
    for key in keys {
      guard let key, seen.insert(key).inserted else { return false }
    }
    return true
  }

  /// What is in the way of a page at an address, and at which address it stands.
  func obstacle(to url: String) -> (url: String, holder: String)? {
    if let holder = holders[url] { return (url, holder) }
    if !folders.isEmpty, let holder = folders[url] { return (url + "/", holder) }
    return Self.foldersLikePages(of: url).lazy.compactMap { folder in holders[folder].map { (folder, $0) } }.first
  }

  /// Gives an address away; the file whose address differs only in letter case, where there is one.
  mutating func take(_ url: String, for file: String) -> String? {
    holders[url] = file
    for folder in Self.foldersLikePages(of: url) where folders[folder] == nil { folders[folder] = file }
    return folded.updateValue(file, forKey: Self.isFolded(url) ? url : url.lowercased())
  }

  /// Whether an address is its own lower case at a glance.
  private static func isFolded(_ url: String) -> Bool {
    var url = url
    return url.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
  }

  /// The folders an address leads through whose names end like a page's.
  private static func foldersLikePages(of url: String) -> [String] {
    var url = url
    return url.withUTF8 { bytes in
      var folders: [String] = []
      for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
        let folder = bytes[..<index]
        if folder.suffix(5).elementsEqual(".html".utf8) { folders.append(String(decoding: folder, as: UTF8.self)) }
      }
      return folders
    }
  }
}
