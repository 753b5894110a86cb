package import Files
package import Guide
import Printing
import Tokens

/// The files of a site's search: scripts that hand their part of the index over, since a page that is opened from the disk
/// may load scripts and nothing else.
package enum SearchFiles {
  /// The folder of the files.
  private static let folder = "assets/search/"

  /// - Parameter parts: the words of the systems and of their pages.
  package static func all(of guide: Guide, _ parts: [SearchIndex.Part]) -> [Artifact] {
    let index = SearchShards(parts)
    let shards = index.files
    let values = SearchValues(guide).files
    return [start(guide, shards.map(\.first), values: values.count)]
      + shards.enumerated().map { Artifact(path: "\(folder)\($0).js", bytes: $1.text) }
      + index.entryFiles.enumerated().map { Artifact(path: "\(folder)e\($0).js", bytes: $1) }
      + values.enumerated().map { Artifact(path: "\(folder)v\($0).js", bytes: $1) }
  }

  /// The first file: `specimenSearch("start",{"w":[first word of each file],"v":files of values,"s":[[title,url],…]})`.
  private static func start(_ guide: Guide, _ words: [String], values: Int) -> Artifact {
    var json = JSONWriter()
    json.object { json in
      json.array("w") { json in for word in words { json.string(word) } }
      json.member("v", values)
      json.array("s") { json in
        for system in guide.listed.prefix(8) {
          json.array { json in
            json.string(system.settings.name)
            json.string(system.url("index.html"))
          }
          guard system.hasTokens, !system.isDocumentation else { continue }
          json.array { json in
            json.string("\(system.settings.name): tokens")
            json.string(system.url("tokens.html"))
          }
        }
      }
    }
    return Artifact(path: folder + "start.js", text: "specimenSearch(\"start\",\(json.text))\n")
  }
}
