/// A line that shows the progress of a long build: only on a terminal, and only after half a second.
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
