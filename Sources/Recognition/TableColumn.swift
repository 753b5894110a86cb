import Colorimetry
import Motion
import Scans
import Syntax
import Wording

/// What the head of a table says of a column.
struct TableColumn {
  /// Its cell in the head.
  let header: Int
  let words: KindWords
  /// What a spring's column holds.
  let parameter: SpringParameter?
  /// What its cells hold of springs where slashes part both: `Damping / stiffness`.
  let parameters: [SpringParameter]
  var kind: ValueKind?
  /// The unit its header names: `Size (pt)`.
  let unit: Quantity.Unit?
  /// Whether its cells are places in files, which name nothing.
  let isPlace: Bool
  /// Whether its header says that its cells name the rows.
  let isNaming: Bool
  /// Whether its cells are the numbers of the rows: `#`, `No.`.
  var isNumbering: Bool
  /// Whether its cells are colours that need no `#`.
  let isHex: Bool
  /// The function of CSS that it names, whose channels alone may be in its cells: `OKLCH`.
  let function: String?
  /// Whether its header names what its cells are for: `Desktop`, `Mobile font size`, `手機版`.
  let isDevice: Bool
  /// Whether its header names a device or a step of a scale, as `sm`, and nothing else, so that the rows say the kinds.
  let isStep: Bool
  /// Whether its header is a word for typefaces alone: `Font`, `Police`.
  let isTypeface: Bool
  /// Whether its header is a word for families, which are typefaces only where the table is about type: `Família`.
  let isFamilyWord: Bool
  /// Whether its cells are the families that take over where those beside them are missing.
  let isFallback: Bool
  /// Whether it holds how much a shadow is blurred.
  let isBlur: Bool
  /// Whether its header is a unit and nothing else: `px`, `ms`.
  let isUnit: Bool
  /// Whether its cells are the lower or the upper ends of ranges.
  let isBound: Bool
  /// Whether it holds how much two colours contrast: `Contrast ratio`, `WCAG`.
  let isContrast: Bool
  /// Whether its cells are one of the two colours of a pair: `Foreground`, `Text on`, `Background`.
  let isOfPair: Bool
  /// `Class`, `Tailwind`, `Utility classes`
  let isOfClasses: Bool
  /// Whether its cells say what the values of the row are for: `Usage`, `Notes`.
  let isUse: Bool
  /// Whether its cells are what was, or what is to be: `Old value`, `New value`.
  let isFormer: Bool
  let isNew: Bool
  /// Whether its cells name the rows.
  var isName = false
  /// Whether a cell may be an easing by its keyword.
  var isEasing = false

  init(_ cell: Int, in document: MarkdownDocument) {
    header = cell
    let text = document.plainBytes(of: cell)
    let title = Trimming.bytes(text)
    var words = KindWords(text)
    if title.isWord("line-h") || title.isWord("line h") { words = .leading }
    self.words = words
    unit = Quantity.Unit(in: text)
    isUnit = unit != nil && !title.contains(0x20)
    let said = words.kind ?? (isUnit && unit?.isTime == true ? .duration : nil)
    // A column of leadings is a field of the styles beside it.
    let isShape = ["shape", "shapes", "corner shape"].contains { title.isWord($0) }
    kind = said == .leading || said == .tracking ? .undrawn : said ?? (isShape ? .radius : nil)
    let slashed = title.split(separator: UInt8(ascii: "/")).map { TextScan.parameter(inHeader: Trimming.bytes($0)) }
    parameters = slashed.count > 1 && slashed.allSatisfy { $0 != nil } ? slashed.compactMap(\.self) : []
    parameter = parameters.isEmpty ? TextScan.parameter(inHeader: title) : nil
    isPlace = title.isWord("file") || title.isWord("files") || title.isWord("path")
    isNaming = title.isWord("name") || title.isWord("token") || title.isWord("variable") || title.isWord("role")
    isNumbering = Self.numberings.contains(String(decoding: text, as: UTF8.self).lowercased())
    isHex = title.isWord("hex") || title.isWord("hex code")
    let parts = title.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self).lowercased() }
    let isNotation = parts.count == 1 || parts.count == 2 && ["value", "values", "code"].contains(parts[1])
    function = isNotation && ColorFunctions.models.contains(parts[0]) ? parts[0] : nil
    // `Web token` holds names.
    let plain = parts.map { $0.filter { $0 != "(" && $0 != ")" } }
    isDevice = plain.contains { Self.devices.contains($0[...]) } && !["token", "variable"].contains(parts.last)
    isBound = kind == nil && parts.count == 1 && Self.bounds.contains(parts[0])
    // `Small (sm)`
    let isOfOne = parts.count == 1 || parts.count == 2 && parts[1].hasPrefix("(") && parts[1].hasSuffix(")")
    isStep = isBound || kind == nil && isOfOne && (isDevice || Self.steps.contains(parts[0]))
    isTypeface = parts.count == 1 && Self.typefaces.contains(parts[0])
    isFamilyWord = parts.count == 1 && Self.families.contains(parts[0])
    isBlur = parts.contains("blur")
    isFallback = parts.contains { $0.hasPrefix("fallback") }
    isContrast =
      words.contains(.undrawn) && (parts.last == "ratio" && parts.count == 1 || TitleWords.areOfContrast(title))
      || parts.contains("wcag") || title.contains { $0 >= 0x80 } && TitleWords.areOfContrast(title)
    isOfPair = parts.contains { Self.pairs.contains($0) }
    isUse = parts.count < 3 && parts.first.map(Self.uses.contains) == true
    isFormer = parts.first.map(Self.former.contains) == true
    isNew = parts.first.map(Self.new.contains) == true
    isOfClasses = parts.contains { ["class", "classes", "tailwind", "utility", "utilities"].contains($0) }
  }

  /// With the platforms, for which tables have columns too; the steps of widths are no devices, but `steps`.
  private static let devices = FrameWords.devices.union(["web", "ios", "android"])

  private static let numberings: Set<String> = [
    "#", "idx", "index", "no", "no.", "nr", "nr.", "n°", "nº", "№", "序号", "序號", "番号", "번호",
  ]

  private static let bounds: Set<String> = ["min", "max", "minimum", "maximum"]
  private static let typefaces: Set<String> = [
    "font", "fonts", "typeface", "schrift", "schriftart", "police", "fuente", "tipografía", "fonte", "字体", "字體", "字型",
    "フォント", "書体", "폰트", "서체", "글꼴",
  ]

  private static let families: Set<String> = [
    "family", "família", "familia", "famille", "famiglia", "familie", "字族", "face",
  ]

  private static let pairs: Set<String> = [
    "pair", "pairing", "combination", "foreground", "background", "fg", "bg", "text", "surface", "vordergrund",
    "hintergrund", "texte", "fond", "texto", "fondo", "fundo", "testo", "sfondo", "前景", "前景色", "背景", "背景色", "文字色", "전경",
    "배경",
  ]

  private static let uses: Set<String> = [
    "usage", "use", "uses", "used", "description", "notes", "note", "purpose", "comment", "comments", "remarks",
    "verwendung", "beschreibung", "zweck", "utilisation", "usages", "uso", "usos", "descripción", "descrição",
    "descrizione", "gebruik", "назначение", "описание", "用途", "使用场景", "使用場景", "说明", "說明", "描述", "備考", "説明", "용도", "설명",
  ]

  private static let former: Set<String> = [
    "old", "before", "former", "previous", "previously", "alt", "vorher", "bisher", "avant", "ancien", "ancienne",
    "antes", "anterior", "prima", "было", "旧", "之前", "変更前", "이전",
  ]

  private static let new: Set<String> = [
    "new", "after", "now", "neu", "nachher", "après", "nouveau", "nouvelle", "después", "depois", "nuevo", "novo",
    "dopo", "стало", "新", "之后", "変更後", "이후",
  ]

  private static let steps: Set<String> = [
    "xs", "sm", "md", "lg", "xl", "2xl", "xxl", "3xl", "s", "m", "l", "small", "medium", "large", "compact", "default",
    "comfortable", "cozy", "dense", "spacious",
  ]

  /// Whether its header is one for values or for classes: `Value`, `Class`, `Tailwind classes`.
  var saysClasses: Bool { words.contains(.value) || isOfClasses }

  /// Whether its cells name font families.
  var isFamily: Bool {
    !isName && !isFallback && (isTypeface || words.contains(.typography))
      && words.isDisjoint(with: [.size, .weight, .leading, .letter, .ramp, .line, .height, .width, .color])
  }

  /// Whether its cells name font families, at least where another column gives the sizes.
  var mayBeFamily: Bool {
    !isFallback && (isFamilyWord || !words.isDisjoint(with: [.family, .typography, .face])) && !words.contains(.size)
  }

  var theme: String? { ThemeName.theme(words) }
}
