import ArgumentParser
import Dispatch
import Pipeline
import Printing
import Serving

/// `specimen serve`: shows the site of sources that are being written.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Preview the site while you edit it.",
    discussion: """
      Serves the site to this machine only and reloads a page when its sources are saved. Findings are shown on their \
      page. Nothing is written to the disk. Ctrl-C stops it.

        specimen serve
        specimen serve NOTES.md --port 8080
      """)

  @Argument(help: ArgumentHelp("A project's folder, or one document.", valueName: "dir|doc.md"))
  var input = "."

  @Option(help: "The port to listen on; if it is taken, the next free one.")
  var port = 4747

  func validate() throws {
    guard (1...65535).contains(port) else { throw ValidationError("--port takes a number from 1 to 65535") }
  }

  func run() async throws {
    try await ExitStatus.translatingErrors {
      let jobs = Terminal.processors
      let input = SourceLoader.project(at: input)
      let output = SourceLoader.defaultOutput(for: input)
      var watch = SourceWatch(input, output: output)
      let first = try await watch.read(jobs: jobs)
      let server = try await listen()
      let site = LiveSite(BuildOptions(baseURL: "http://127.0.0.1:\(server.port)/", jobs: jobs))
      _ = await site.build(first)
      Task(priority: .high) {
        await StopSignal.wait()
        await server.stop()
      }
      let page = "http://127.0.0.1:\(server.port)/"
      try Terminal.standardOutput.write("\(site.pageCount.counted("page")) at \(page) (Ctrl-C ends it)\n")
      Task { [watch] in await follow(watch, site, server) }
      let answers = SiteAnswers(site)
      do throws(ServingError) {
        try await server.run { answers.answer($0) }
      } catch {
        throw FileSystemError(.disk, error.description)
      }
      // Nothing is being written, so that nobody has to wait for what is being found out.
      Terminal.endProgram(0)
    }
  }

  private func listen() async throws -> LoopbackServer {
    do throws(ServingError) {
      let server = try await LoopbackServer.listening(from: port)
      if server.port != port {
        Terminal.standardError.show("specimen: port \(port) is taken: \(server.port) is used in its place\n")
      }
      return server
    } catch {
      throw FileSystemError(.disk, error.description)
    }
  }

  /// How long the sources have to be left alone where nobody told of a save.
  private static let settling = Duration.milliseconds(15)
  /// How long after a save the rest of the site is made.
  private static let rest = Duration.milliseconds(300)
  /// So many looks apart, files in new folders are looked for.
  private static let wideLook = 16

  /// Builds the site again whenever its sources change, until the program ends.
  private func follow(
    _ first: SourceWatch, _ site: LiveSite, _ server: LoopbackServer
  ) async {
    var watch = first
    var looks = 0
    let notices = FolderNotices()
    notices.watch(watch.folders)
    let (saves, saved) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    // In the background, so that the pages of a save do not wait for it.
    Task(priority: .background) { await complete(site, server, after: saves) }
    for await _ in Self.moments(notices) {
      let written = notices.take()
      switch watch.told(of: written) {
      case .nothing: continue
      case .texts: break
      case .more:
        looks += 1
        let isWide = !written.isEmpty || looks % Self.wideLook == 0
        let start = ContinuousClock.now
        let hasChanged = await watch.hasChanged(jobs: 1) || isWide && watch.hasMoved()
        notices.note(lookOf: start.duration(to: .now))
        guard hasChanged else { continue }
        // An editor may write a file in several steps, or several files.
        do { try await Task.sleep(for: Self.settling) } catch { continue }
        _ = await watch.hasChanged(jobs: Terminal.processors)
      }
      do throws(FileSystemError) {
        let tree = try await watch.read(jobs: Terminal.processors)
        let number = await site.build(tree)
        server.announce("build \(number)")
        notices.watch(watch.folders)
        saved.yield()
      } catch {
        server.announce("findings \(site.fail(error))")
      }
    }
  }

  /// The moments to look at the sources: as soon as something is told of them, and else from time to time.
  private static func moments(_ notices: FolderNotices) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { moments in
      // Waiting blocks a thread, which has to be none of those of tasks.
      DispatchQueue(label: "notices").async {
        repeat { notices.wait() } while !moments.yield().isTerminated
      }
    }
  }

  /// Builds the site whole at first and after saves, one time after the other, and says what is wrong on its pages.
  private func complete(_ site: LiveSite, _ server: LoopbackServer, after saves: AsyncStream<Void>) async {
    await site.complete()
    server.announce("findings \(site.number)")
    for await _ in saves {
      do { try await Task.sleep(for: Self.rest) } catch { return }
      await site.complete()
      server.announce("findings \(site.number)")
    }
  }
}

extension AsyncStream.Continuation.YieldResult {
  /// Whether nobody waits for more.
  fileprivate var isTerminated: Bool { if case .terminated = self { true } else { false } }
}
