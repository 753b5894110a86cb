import CCmark

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Memory for libcmark's trees: handed out in a row, given back all at once.
///
/// libcmark asks for memory several times for every node. A tree lives only as long as it takes to copy it, so its
/// parts need not be freed one by one; what a parse needed is kept for the next one on the same thread. libcmark hands
/// its allocator no context, so the thread's own variable is where the memory is found.
enum ParseArena {
  /// Parses what `feed` gives the parser, hands out the tree, and frees it when the body returns: nothing of it may be
  /// kept.
  static func withTree(feeding feed: (OpaquePointer) -> Void, _ body: (OpaquePointer) -> Void) {
    guard let blocks = current, !blocks.pointee.isBusy else {
      // Without memory of our own, libcmark uses the common one.
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
      defer { cmark_parser_free(parser) }
      feed(parser)
      guard let root = cmark_parser_finish(parser) else { return }
      body(root)
      cmark_node_free(root)
      return
    }
    blocks.pointee.isBusy = true
    var memory = cmark_mem(
      calloc: { ParseArena.allocate($0, $1) }, realloc: { ParseArena.reallocate($0, $1) }, free: { _ in })
    withUnsafeMutablePointer(to: &memory) { memory in
      guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return }
      feed(parser)
      if let root = cmark_parser_finish(parser) { body(root) }
    }
    blocks.pointee.reset()
    blocks.pointee.isBusy = false
  }

  /// Gives a parser a piece of a text, which ends with a line or with the text.
  static func feed(_ parser: OpaquePointer, _ base: UnsafePointer<UInt8>, _ count: Int) {
    guard count > 0 else { return }
    cmark_parser_feed(parser, UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self), count)
  }

  // MARK: the thread's memory

  /// Has every thread's blocks freed when the thread ends. Nil where the system has no slot left.
  private static let slot: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, { ParseArena.release($0) }) == 0 ? key : nil
  }()

  private static var current: UnsafeMutablePointer<Blocks>? {
    if let known = thread_memory().pointee { return known.assumingMemoryBound(to: Blocks.self) }
    guard let slot else { return nil }
    let made = UnsafeMutablePointer<Blocks>.allocate(capacity: 1)
    made.initialize(to: Blocks())
    guard pthread_setspecific(slot, made) == 0 else {
      release(made)
      return nil
    }
    thread_memory().pointee = UnsafeMutableRawPointer(made)
    return made
  }

  private static func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let blocks = pointer?.assumingMemoryBound(to: Blocks.self) else { return }
    blocks.pointee.freeAll()
    blocks.deinitialize(count: 1)
    blocks.deallocate()
  }

  // MARK: libcmark's allocator

  private static func allocate(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    let bytes = count &* size
    guard let memory = take(bytes) else { return nil }
    return memset(memory, 0, bytes)
  }

  private static func reallocate(_ old: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
    guard let old else { return take(size) }
    let had = old.load(fromByteOffset: -Blocks.header, as: Int.self)
    if size <= had { return old }
    guard let memory = take(size) else { return nil }
    return memcpy(memory, old, had)
  }

  @inline(__always)
  private static func take(_ size: Int) -> UnsafeMutableRawPointer? {
    guard let blocks = thread_memory().pointee?.assumingMemoryBound(to: Blocks.self) else { return nil }
    return blocks.pointee.takeQuickly(size) ?? takeSlowly(size, blocks)
  }

  @inline(never)
  private static func takeSlowly(_ size: Int, _ blocks: UnsafeMutablePointer<Blocks>) -> UnsafeMutableRawPointer? {
    blocks.pointee.add(size)
    return blocks.pointee.takeQuickly(size)
  }
}

/// Blocks of memory, the last of which is being handed out.
private struct Blocks {
  /// Before every piece stands its size, in as many bytes as keep it aligned.
  static let header = 16
  private static let smallest = 1 << 18
  /// More is not kept between two parses.
  private static let mostKept = 1 << 23

  /// What is free of the last block.
  private var cursor: UnsafeMutableRawPointer?
  private var left = 0
  private var blocks: [(start: UnsafeMutableRawPointer, size: Int)] = []
  var isBusy = false

  /// A piece of the last block; nil where too little of that is left.
  @inline(__always)
  mutating func takeQuickly(_ size: Int) -> UnsafeMutableRawPointer? {
    let whole = Self.whole(size)
    guard whole <= left, let start = cursor else { return nil }
    start.storeBytes(of: whole &- Self.header, as: Int.self)
    cursor = start + whole
    left &-= whole
    return start + Self.header
  }

  /// Begins a block that a piece fits into.
  mutating func add(_ needed: Int) {
    let size = max(Self.whole(needed), min(Self.mostKept, max(Self.smallest, 2 * (blocks.last?.size ?? 0))))
    guard let start = malloc(size) else {
      cursor = nil
      left = 0
      return
    }
    blocks.append((start, size))
    cursor = start
    left = size
  }

  @inline(__always)
  private static func whole(_ size: Int) -> Int { (size &+ 15) & ~15 &+ header }

  /// Gives everything back; the largest block is kept, if it is not too large.
  mutating func reset() {
    if blocks.count > 1 || (blocks.last?.size ?? 0) > Self.mostKept {
      let kept = blocks.last { $0.size <= Self.mostKept }
      for block in blocks where block.start != kept?.start { free(block.start) }
      blocks = kept.map { [$0] } ?? []
    }
    cursor = blocks.last?.start
    left = blocks.last?.size ?? 0
  }

  mutating func freeAll() {
    for block in blocks { free(block.start) }
    blocks = []
  }
}
