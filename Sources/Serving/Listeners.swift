import FlyingFox
import FlyingSocks
import Synchronization

/// The clients that listen to events.
///
/// For a client that does not read them only the newest are kept, and the oldest client goes where there are too many.
final class Listeners: Sendable {
  private let state = Mutex(State())

  private struct State {
    var number = 0
    var all: [(number: Int, events: ByteStream.Source)] = []
  }

  private static let most = 128
  private static let mostWaiting = 16

  /// The events for one more client.
  func listen(first: String) -> ByteStream {
    ByteStream(keeping: Self.mostWaiting) { events in
      events.yield(Self.event(first))
      let (number, oldest) = state.withLock { state in
        state.number += 1
        state.all.append((state.number, events))
        return (state.number, state.all.count > Self.most ? state.all.removeFirst().events : nil)
      }
      // Outside of the lock, which the end of a stream takes.
      oldest?.finish()
      events.onTermination = { [weak self] _ in
        self?.state.withLock { state in state.all.removeAll { $0.number == number } }
      }
    }
  }

  func announce(_ event: String) {
    let bytes = Self.event(event)
    for listener in state.withLock(\.all) { listener.events.yield(bytes) }
  }

  /// Lets all of them go.
  func finish() {
    for listener in state.withLock(\.all) { listener.events.finish() }
  }

  private static func event(_ data: String) -> [UInt8] {
    Array(data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined().utf8) + [0x0A]
  }
}

/// Bytes of a body that come one piece after the other.
struct ByteStream: AsyncBufferedSequence {
  typealias Element = UInt8
  typealias Source = AsyncThrowingStream<[UInt8], any Error>.Continuation

  private let pieces: AsyncThrowingStream<[UInt8], any Error>

  /// - Parameter most: how many pieces wait for a client that does not take them; the newest are kept.
  init(keeping most: Int, _ build: (Source) -> Void) {
    pieces = AsyncThrowingStream(bufferingPolicy: .bufferingNewest(most), build)
  }

  /// A body after which the client is hung up on.
  static func lastWords(_ bytes: [UInt8]) -> ByteStream {
    ByteStream(keeping: 1) { pieces in
      pieces.yield(bytes)
      pieces.finish(throwing: SocketError.disconnected)
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var pieces: AsyncThrowingStream<[UInt8], any Error>.Iterator

    mutating func nextBuffer(suggested _: Int) async throws -> [UInt8]? { try await pieces.next() }

    /// Bodies are sent piece by piece; whoever asks for single bytes is hung up on.
    mutating func next() async throws -> UInt8? { throw SocketError.disconnected }
  }
}
