import Diagnostics
import Files
import Guide
import Printing

/// The files beside the inputs.
extension SourceLoader {
  /// Finds folders, and files in the project that are not inputs and that Specimen did not write. Links are not followed.
  package var beside: FileFinder {
    { [root, prefix, written] path in
      let place = root + "/" + path
      guard !Self.hasControlCharacter(path), !written.contains(path) else { return nil }
      guard Self.isPlainFile(place) else { return Disk.kind(place) == .folder ? .folder : nil }
      return .file { out in
        var diagnostics = Diagnostics()
        do throws(FileSystemError) {
          out.put(try Disk.read(place, limit: Self.mostBytes))
        } catch {
          diagnostics.report(
            .unreadableFile, Message(error.description.replacing(root + "/", with: prefix)), at: nil,
            why: "pages that show it or link to it get an empty file", fix: "make it readable, or smaller",
            about: prefix + path)
        }
        return diagnostics
      }
    }
  }

  /// Reads the same files to compare them.
  var assets: AssetReader {
    AssetReader { [root, written] path in
      let isThere =
        !Self.hasControlCharacter(path) && Self.isPlainFile(root + "/" + path) && !written.contains(path)
      return isThere ? AssetReader.Stamp(id: nil) : nil
    } read: { [root] paths in
      paths.map { path in
        guard Self.isPlainFile(root + "/" + path) else { return nil }
        do throws(FileSystemError) {
          return try Disk.read(root + "/" + path, limit: Self.mostBytes)
        } catch {
          return nil
        }
      }
    }
  }
}
