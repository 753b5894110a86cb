/// The addresses of a system's pages, each assigned to one file.
struct TakenAddresses {
  private var holders: [String: String]
  /// Folders named like pages, each with a file whose page is in it.
  private var folders: [String: String] = [:]
  /// Addresses in lower case, each with the file that has it.
  private var folded: [String: String] = [:]

  /// - Parameters:
  ///   - reserved: addresses of generated pages, each with what it shows.
  ///   - capacity: the expected number of pages.
  init(reserved: [String: String], capacity: Int) {
    holders = reserved
    holders.reserveCapacity(reserved.count + capacity)
    folded.reserveCapacity(capacity)
  }

  /// A key that tells addresses apart regardless of letter case; nil for an address that leads through a folder named
  /// like a page.
  static func key(of url: String) -> Int? {
    guard foldersLikePages(of: url).isEmpty else { return nil }
    return (isFolded(url) ? url : url.lowercased()).hashValue
  }

  /// Whether the keys show that no addresses conflict; true for nearly every system.
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

  /// What conflicts with a page at an address, and the address of that.
  func obstacle(to url: String) -> (url: String, holder: String)? {
    if let holder = holders[url] { return (url, holder) }
    if !folders.isEmpty, let holder = folders[url] { return (url + "/", holder) }
    return Self.foldersLikePages(of: url).lazy.compactMap { folder in holders[folder].map { (folder, $0) } }.first
  }

  /// Assigns an address; returns the file whose address differs from it only in letter case, if there is one.
  mutating func take(_ url: String, for file: String) -> String? {
    holders[url] = file
    for folder in Self.foldersLikePages(of: url) where folders[folder] == nil { folders[folder] = file }
    return folded.updateValue(file, forKey: Self.isFolded(url) ? url : url.lowercased())
  }

  /// Whether an address is known to be its own lower case without converting it.
  private static func isFolded(_ url: String) -> Bool {
    var url = url
    return url.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
  }

  /// The folders in an address whose names end like those of pages.
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
