import Files

/// Words for the frame of a screen: its parts and the widths at which it changes.
package enum FrameWords {
  /// Whether a name ends with the word for a part that is as high or as wide as is said: `Bottom tab bar`.
  package static func isPart(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    guard let last = words.last else { return false }
    // `Max content: 1280px`
    return parts.contains(last) || words.count > 1 && ["max", "maximum"].contains(words[0]) && widest.contains(last)
  }

  private static let widest: Set<Substring> = ["content", "container", "page", "layout"]

  private static let parts: Set<Substring> = [
    "bar", "sidebar", "topbar", "navbar", "toolbar", "header", "footer", "drawer", "rail", "nav",
    "seitenleiste", "kopfzeile", "fußzeile", "cabecera", "encabezado", "cabeçalho", "rodapé", "intestazione", "en-tête",
    "サイドバー", "ヘッダー", "フッター", "侧边栏", "侧栏", "顶栏", "导航栏", "底栏", "사이드바", "헤더", "푸터",
  ]

  /// Whether a text says that widths of screens follow.
  package static func speakOfBreakpoints(_ text: ArraySlice<UInt8>) -> Bool {
    breakpoints.contains { text.firstPlace(of: $0[...]) != nil }
  }

  private static let breakpoints = ["reakpoint", "ブレークポイント", "断点", "브레이크포인트", "untos de quiebre"].map {
    Array($0.utf8)
  }

  /// Whether a name is one of a kind of screens or of a step of their widths: `Mobile`, `md`, `Large desktop`.
  package static func areScreens(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return !words.isEmpty && words.contains { screens.contains($0) }
      && words.allSatisfy { screens.contains($0) || besideScreens.contains($0) }
  }

  /// Kinds of screens.
  package static let devices: Set<Substring> = [
    "mobile", "mobiles", "phone", "phones", "smartphone", "handset", "tablet", "tablets", "ipad", "laptop", "laptops",
    "notebook", "desktop", "desktops", "pc", "widescreen", "ultrawide", "móvil", "mobil", "celular", "escritorio",
    "portable", "bureau", "handy", "телефон", "мобильный", "мобильные", "планшет", "десктоп", "モバイル", "スマホ",
    "タブレット", "デスクトップ", "手机", "手机端", "移动端", "平板", "桌面", "桌面版", "桌面端", "手機", "手機版", "모바일", "태블릿", "데스크톱",
    "데스크탑",
  ]

  /// With the steps of their widths.
  private static let screens = devices.union(["xs", "sm", "md", "lg", "xl", "2xl", "xxl", "3xl"])

  private static let besideScreens: Set<Substring> = [
    "small", "medium", "large", "extra", "wide", "big", "default", "landscape", "portrait", "and", "screen", "screens",
    "devices", "view", "up", "first",
  ]

  /// Whether the words around a step say that it is one of the widths of screens: `` at `sm` ``, `` `lg` and up ``. In small
  /// letters.
  package static func areOfBreakpoint(before: some StringProtocol, behind: some StringProtocol) -> Bool {
    before.split { !$0.isLetter }.last.map { beforeWidths.contains(String($0)) } ?? false
      || behindWidths.contains { behind.hasPrefix($0) }
  }

  private static let beforeWidths: Set<String> = [
    "at", "below", "above", "until", "beyond", "past", "ab", "unter", "bei",
  ]
  private static let behindWidths = [
    "and up", "and above", "and below", "and down", "breakpoint", "screens", "viewport",
  ]

  /// In pixels: no screen is narrower.
  package static let narrowest = 280.0
}
