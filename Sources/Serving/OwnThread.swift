#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread outside the pool of tasks, for work that waits on the system.
package enum OwnThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs a function on a new thread, which ends with it.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if result == 0 { pthread_detach(thread) }
    #else
    var thread: pthread_t?
    let result = pthread_create(
      &thread, nil,
      { pointer in
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if result == 0, let thread { pthread_detach(thread) }
    #endif
    // Without another thread the caller's own does the work.
    if result != 0 { work.takeRetainedValue().body() }
  }
}
