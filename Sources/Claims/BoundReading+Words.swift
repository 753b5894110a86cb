import Statements
import Wording

/// The words with which claims are made.
extension BoundReading {
  /// `Without` is none of them: `every button, without exception`.
  static let negations = Negations.spellings(of: [.no, .not, .never, .nothing])

  static let quantifiers: Set<String> = [
    "all", "every", "each", "always", "everything", "stay", "stays", "sit", "sits", "remain", "remains", "hold",
    "holds",
  ]

  static let relations: [String: Relation] = {
    let lists: [(Relation, [String])] = [
      (
        .less,
        [
          "smaller", "less", "below", "under", "lower", "shorter", "narrower", "lighter", "thinner", "tighter",
          "faster",
        ]
      ),
      (
        .more,
        [
          "larger", "more", "above", "over", "exceed", "exceeds", "exceeding", "longer", "bigger", "wider", "taller",
          "beyond", "higher", "heavier", "greater", "bolder", "slower",
        ]
      ),
      (.least, ["least", "minimum", "min", "minimal"]),
      (.most, ["most", "maximum", "max", "within"]),
      (.smallest, ["smallest", "lowest", "shortest", "lightest", "tightest", "fastest"]),
      (.largest, ["largest", "biggest", "longest", "highest", "heaviest", "widest", "boldest", "slowest"]),
      (.between, ["between", "from", "ranges", "range", "runs"]),
      (.only, ["only", "exactly", "just", "solely"]),
      (.limit, ["limited", "restricted", "capped"]),
    ]
    var words: [String: Relation] = [:]
    for (relation, list) in lists { for word in list { words[word] = relation } }
    return words
  }()

  /// Words that say nothing of what is meant.
  static let plain: Set<String> = [
    "the", "a", "an", "our", "its", "their", "this", "of", "in", "at", "is", "are", "be", "must", "should", "shall",
    "will", "has", "have", "set", "we", "use", "uses", "used", "using", "with", "to", "that", "which", "for", "it",
    "any",
    "ever", "there", "system", "keep", "keeps", "kept", "go", "goes", "come",
    "comes", "make", "makes", "sure", "ensure", "ui", "interface", "across", "anywhere", "everywhere", "throughout",
    "on", "without", "exception", "exceptions", "by", "than", "and", "or", "drop", "drops", "dip", "dips", "fall",
    "falls",
    "take", "takes", "design", "product", "render", "renders", "rendered", "wcag", "aa", "aaa", "required", "mandatory",
    "enforced", "consistent", "strict",
  ]

  static let topics: [String: Topic] = {
    let lists: [(Topic, [String])] = [
      (.radii, ["radius", "radii", "corner", "corners", "rounding", "rounded", "roundness"]),
      (.spaces, ["spacing", "space", "spaces", "spaced", "gap", "gaps", "padding", "paddings", "margin", "margins"]),
      (.weights, ["weight", "weights"]),
      (
        .durations,
        [
          "duration", "durations", "animation", "animations", "transition", "transitions", "motion", "motions",
          "animate", "animates", "movement", "movements",
        ]
      ),
      (.leading, ["leading", "lineheight"]),
    ]
    var words: [String: Topic] = [:]
    for (topic, list) in lists { for word in list { words[word] = topic } }
    return words
  }()

  /// Nouns for the values of any scale.
  static let neutral: Set<String> = [
    "scale", "step", "steps", "value", "values", "token", "tokens", "size", "sizes", "dimension", "dimensions",
    "border",
  ]
  static let typeWords: Set<String> = ["text", "type", "copy", "font", "fonts", "typography"]
  static let dimensions: [String: ComponentProperty] = [
    "tall": .height, "high": .height, "height": .height, "heights": .height, "wide": .width, "width": .width,
  ]

  static let targetNouns: Set<String> = ["target", "targets", "control", "controls"]
  static let pressing: Set<String> = [
    "touch", "tap", "hit", "click", "press", "interactive", "tappable", "clickable", "touchable", "pressable",
  ]
  static let pressedNouns: Set<String> = [
    "element", "elements", "item", "items", "component", "components", "area", "areas", "zone", "zones",
  ]
  /// Other names for components.
  static let synonyms = ["field": "input", "cta": "button", "ctas": "button"]
  /// What a page without tokens may state the height of.
  static let pressedComponents: Set<String> = ["button", "input", "tab", "chip", "field"]

  /// Whether a name is that of a whole component, and not of a part or a group of them, or one small by nature.
  static func isWhole(_ name: NameWords) -> Bool {
    guard let last = name.words.last, !["label", "link", "text", "badge", "spinner"].contains(last) else {
      return false
    }
    return !name.words.contains("radio") && !name.words.contains("group")
  }

  /// Words that compare weights.
  static let heavier: Set<String> = ["bolder", "heavier", "boldest", "heaviest"]
  /// Nouns for what a style is for, behind its name.
  static let styleNouns: Set<String> = ["headline", "headlines", "heading", "headings", "style", "styles"]
  /// Words in the names of styles that stand out from those of their group.
  static let emphases: Set<String> = [
    "strong", "bold", "semibold", "emphasis", "emphasized", "italic", "link", "button", "heavy", "black", "mono",
    "code",
  ]

  static let moods: Set<String> = [
    "soft", "gentle", "restrained", "modest", "tight", "crisp", "subtle", "compact",
  ]
  static let speeds: Set<String> = [
    "quick", "fast", "brief", "short", "snappy", "swift", "last", "lasts", "long",
    "ease", "easing", "linear", "out",
  ]
  static let weightNames: Set<String> = [
    "regular", "medium", "semibold", "bold", "light", "thin", "black", "normal",
  ]

  /// Words of headings below which all of a kind is meant.
  static let general: Set<String> = [
    "overview", "principles", "rules", "tokens", "foundations", "constraints", "guidelines", "basics", "standards",
    "accessibility", "requirements", "quality", "do", "dos", "don",
  ]
  static let motionHeadings: Set<String> = [
    "motion", "animation", "animations", "transition", "transitions", "timing", "duration", "durations", "movement",
  ]
  /// Words of headings below which a size is one of all type.
  static let sizeHeadings: Set<String> = [
    "size", "sizes", "scale", "legibility", "readability", "reading", "a11y", "inclusive", "mobile", "responsive",
    "body", "base", "limits", "floor", "minimums", "minimum", "visual", "design", "style",
  ]
  static let radiusHeadings: Set<String> = [
    "shape", "shapes", "radius", "radii", "corner", "corners", "rounding", "borders", "rounded",
  ]
  static let spaceHeadings: Set<String> = ["spacing", "layout", "space", "rhythm", "grid"]
  /// Words for the whole of a system, by which a clause says more than what its page is about.
  static let everywhere: Set<String> = ["anywhere", "everywhere", "throughout", "system", "product"]
  static let typeHeadings: Set<String> = [
    "typography", "type", "fonts", "font", "weights", "text", "typeface", "hierarchy",
  ]
}
