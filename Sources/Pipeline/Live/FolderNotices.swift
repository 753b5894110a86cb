import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the kernel tells of files that were saved in some folders, so that nobody has to wait for the next look at them.
///
/// It only says when and where to look; that look finds what has changed. Where the kernel says nothing, nothing is lost
/// but time: on another system than Linux, in folders of another machine, or in more folders than may be watched.
package final class FolderNotices: Sendable {
  private let state = Mutex(State())
  /// Where the kernel's events are read; negative where it tells none.
  private let descriptor: Int32

  private struct State {
    var folders: [Int32: String] = [:]
    var watched: Set<String> = []
    var written: Set<String> = []
    /// How long to wait where nothing is told, in milliseconds.
    var pause = FolderNotices.shortestPause
  }

  /// How often somebody looks at the sources where nobody tells of a save, in milliseconds: looking at many takes long, and
  /// no more than a twentieth of the time goes into it.
  private static let shortestPause: Int32 = 60
  private static let longestPause: Int32 = 2_000
  private static let share = 20

  package init() {
    #if canImport(Glibc)
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
    descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Listens to some folders, and not to those in them; those that it listens to already cost nothing.
  ///
  /// - Parameter folders: absolute paths.
  package func watch(_ folders: [String]) {
    state.withLock { state in
      for folder in folders where !state.watched.contains(folder) { watch(folder, &state) }
    }
  }

  /// Waits until something is told, or until it is time to look at everything.
  ///
  /// It blocks its thread, which has to be one of its own.
  ///
  /// - Parameter most: how long at most; nil for as long as that takes.
  package func wait(milliseconds most: Int32? = nil) {
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // A negative descriptor is never ready.
    if poll(&place, 1, most ?? state.withLock(\.pause)) > 0 { read() }
  }

  /// Notes how long it took to look at everything, by which the next time is set.
  package func note(lookOf time: Duration) {
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(clamping: seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    let pause = Int32(clamping: milliseconds * Self.share)
    state.withLock { $0.pause = min(max(pause, Self.shortestPause), Self.longestPause) }
  }

  /// The absolute paths of what was written to its end, put in place or made, since this was last asked.
  package func take() -> Set<String> {
    state.withLock { state in
      defer { state.written = [] }
      return state.written
    }
  }

  #if canImport(Glibc)
  /// A file that is only deleted or still being written is found by the next look.
  private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MOVE_SELF | IN_ONLYDIR)

  private func watch(_ folder: String, _ state: inout State) {
    guard descriptor >= 0 else { return }
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else { return }
    state.folders[number] = folder
    state.watched.insert(folder)
  }

  private func read() {
    // Room for one event with the longest name at least.
    let events = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
    state.withLock { state in
      events.withUnsafeBytes { bytes in
        var place = 0
        while place + Self.head <= bytes.count {
          let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
          let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          let name = bytes[(place + Self.head)..<min(place + Self.head + length, bytes.count)].prefix { $0 != 0 }
          note(number, mask, String(decoding: name, as: UTF8.self), &state)
          place += Self.head + length
        }
      }
    }
  }

  /// The bytes of an event before its name.
  ///
  /// Source: inotify(7)
  private static let head = 16

  private func note(_ number: Int32, _ mask: UInt32, _ name: String, _ state: inout State) {
    guard let folder = state.folders[number] else { return }
    if mask & UInt32(IN_MOVE_SELF | IN_IGNORED) != 0 {
      // It has another path now, or none.
      if mask & UInt32(IN_IGNORED) == 0 { inotify_rm_watch(descriptor, number) }
      state.folders[number] = nil
      state.watched.remove(folder)
      return
    }
    if name.isEmpty || name.hasPrefix(".") || name == "node_modules" { return }
    let path = folder + "/" + name
    if mask & UInt32(IN_ISDIR) != 0 {
      watch(path, &state)
    } else if mask & UInt32(IN_CREATE) != 0 {
      // It is told of again when its text is there.
      return
    }
    state.written.insert(path)
  }
  #else
  private func watch(_ folder: String, _ state: inout State) {}

  private func read() {}
  #endif
}
