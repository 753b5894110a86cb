/// A line that says how far a long build is: on a terminal only, and only once half a second has passed.
struct ProgressLine: Sendable {
  private let terminal: Terminal
  private let start: ContinuousClock.Instant

  init(_ terminal: Terminal, since start: ContinuousClock.Instant) {
    self.terminal = terminal
    self.start = start
  }

  func show(_ text: String) {
    guard terminal.isInteractive, start.duration(to: .now) > .milliseconds(500) else { return }
    terminal.show("\r\u{1B}[K\(text)")
  }

  func clear() {
    if terminal.isInteractive, start.duration(to: .now) > .milliseconds(500) { terminal.show("\r\u{1B}[K") }
  }
}
