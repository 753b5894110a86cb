import Testing
import Tokens

@testable import Starter

/// Which names tell a theme, and which the ground of everything.
struct NamedModeTests {
  private func modes(_ names: [String]) -> [NamedModes.Mode?] {
    let paths = names.map { TokenPath($0) }
    let modes = NamedModes(paths)
    return paths.map(modes.mode)
  }

  @Test(arguments: [["text.light", "text.dark"], ["--bg-light", "--bg-dark"], ["light.bg", "dark.bg"]])
  func areToldByBothNames(_ names: [String]) {
    #expect(modes(names) == [.light, .dark])
  }

  @Test(arguments: [
    ["primary.light", "primary.main", "primary.dark"], ["primary", "primary-light", "primary-dark"], ["text.light"],
  ])
  func areNoShades(_ names: [String]) {
    #expect(modes(names).allSatisfy { $0 == nil })
  }

  @Test func knowsTheGroundOfEachTheme() {
    let paths = [
      "color.surface.dark", "color.surface.light", "color.text.dark", "color.text.light", "color.background.danger",
    ].map { TokenPath($0) }
    let grounds = NamedGrounds(paths, NamedModes(paths))
    #expect(grounds.paths(for: .light).map(\.description) == ["color.surface.light"])
    #expect(grounds.paths(for: .dark).map(\.description) == ["color.surface.dark"])
    #expect(grounds.paths(for: nil).isEmpty)
  }

  /// A surface lies on the background, and what all names begin with says nothing.
  @Test func putsTheBackgroundFirst() {
    let paths = ["--ds-surface", "--ds-bg", "--ds-bg-card", "--ds-text"].map { TokenPath($0) }
    let grounds = NamedGrounds(paths, NamedModes(paths))
    #expect(grounds.paths(for: nil).map(\.description) == ["--ds-bg", "--ds-surface"])
  }
}
