/// The checkout the tests are of.
package enum Repository {
  /// Its folder, without a slash at its end.
  package static var root: String {
    let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/" + path
  }
}
