import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Somebody’s wish to end the program: Ctrl-C, or asking it to end.
package enum StopSignal {
  /// Waits for it. The second time, the program ends at once.
  package static func wait() async {
    let numbers = [SIGINT, SIGTERM]
    let (signals, told) = AsyncStream.makeStream(of: Void.self)
    let sources = numbers.map { number in
      #if canImport(Darwin)
      // There, a signal is told of beside what else it does.
      signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { told.yield() }
      source.resume()
      return source
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }
}
