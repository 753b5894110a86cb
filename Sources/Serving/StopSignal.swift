import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends a server when somebody ends the program: with Ctrl-C, or by asking it to. The second time, the program ends at
/// once.
package enum StopSignal {
  /// Where the handler writes. A handler can reach nothing but what belongs to the whole process.
  private static let descriptor = Atomic<Int32>(-1)

  package static func stop(_ server: LoopbackServer) {
    descriptor.store(server.stopDescriptor, ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM] { signal(number, handler) }
  }

  private static let handler: @convention(c) (Int32) -> Void = { _ in
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    var byte = LoopbackServer.stopByte
    let descriptor = StopSignal.descriptor.load(ordering: .relaxed)
    #if canImport(Glibc)
    _ = Glibc.write(descriptor, &byte, 1)
    #else
    _ = Darwin.write(descriptor, &byte, 1)
    #endif
  }
}
