import Files

/// The files of one system in a folder that holds several.
struct SystemFolder {
  let slug: String
  /// The folder that the addresses of its pages are relative to.
  let folder: String
  let files: [SourceFile]
  /// Whether they are only what belongs to none of the others.
  var isRest = false
}
