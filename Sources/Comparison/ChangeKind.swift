/// The class of a change. Each change has one: the first that applies, in the order of this list.
package enum ChangeKind: String, CaseIterable, Sendable {
  // Systems
  case systemAdded = "system-added"
  case systemRemoved = "system-removed"
  /// The same system in another folder.
  case systemRenamed = "system-renamed"
  case themeAdded = "theme-added"
  case themeRemoved = "theme-removed"
  case themeRenamed = "theme-renamed"
  case settingChanged = "setting-changed"
  /// A hard rule of the settings.
  case requirementAdded = "requirement-added"
  case requirementRemoved = "requirement-removed"
  case requirementChanged = "requirement-changed"
  /// A layout, a stylesheet, a script or any other file of the site's frame.
  case templateAdded = "template-added"
  case templateRemoved = "template-removed"
  case templateChanged = "template-changed"
  // Tokens
  case tokenAdded = "token-added"
  case tokenRemoved = "token-removed"
  /// The same last name in another group.
  case tokenMoved = "token-moved"
  case tokenRenamed = "token-renamed"
  case typeChanged = "type-changed"
  case valueChanged = "value-changed"
  /// It refers to another token and has the same value in every theme.
  case repointed
  case deprecated
  case undeprecated
  /// Its description, its reason for deprecation or its extensions.
  case described
  /// Written otherwise, with the same value and the same references.
  case rewritten
  /// A file of tokens that no theme takes.
  case unusedSourceChanged = "unused-source-changed"
  /// Of a stylesheet that no page links to as its own.
  case customPropertiesChanged = "custom-properties-changed"
  // Components
  /// The page of a component, or all of its tokens.
  case componentAdded = "component-added"
  case componentRemoved = "component-removed"
  case componentRenamed = "component-renamed"
  case variantRemoved = "variant-removed"
  case variantAdded = "variant-added"
  case stateRemoved = "state-removed"
  case stateAdded = "state-added"
  /// What a component measures, or which token gives it.
  case specChanged = "spec-changed"
  // Pages
  case pageAdded = "page-added"
  case pageRemoved = "page-removed"
  case pageMoved = "page-moved"
  /// A key of the front matter.
  case propertyChanged = "property-changed"
  case stylesheetChanged = "stylesheet-changed"
  /// A picture that pages show, or a file that they link to.
  case assetAdded = "asset-added"
  case assetRemoved = "asset-removed"
  case assetChanged = "asset-changed"
  /// A heading with the text below it.
  case sectionAdded = "section-added"
  case sectionRemoved = "section-removed"
  case headingAdded = "heading-added"
  case headingRemoved = "heading-removed"
  case headingChanged = "heading-changed"
  /// A fenced block: what a page asks to be drawn, or code.
  case blockAdded = "block-added"
  case blockRemoved = "block-removed"
  case blockChanged = "block-changed"
  /// Text that obliges: what must be, what to do and what not, what holds at least.
  /// What was allowed is forbidden, or what was forbidden is allowed.
  case ruleReversed = "rule-reversed"
  case ruleAdded = "rule-added"
  case ruleRemoved = "rule-removed"
  case ruleChanged = "rule-changed"
  /// Numbers and colours in prose.
  case figuresChanged = "figures-changed"
  case textAdded = "text-added"
  case textRemoved = "text-removed"
  /// The same text, with its heading or without, at another place of the page.
  case textMoved = "text-moved"
  case textChanged = "text-changed"
  /// Emphasis, links or the kind of a list, with the same words.
  case markupChanged = "markup-changed"
  // Findings
  case findingIntroduced = "finding-introduced"
  case findingFixed = "finding-fixed"
}

extension ChangeKind {
  /// What a change of this class is when both sides are exchanged.
  package var reversed: ChangeKind {
    switch self {
    case .systemAdded: .systemRemoved
    case .systemRemoved: .systemAdded
    case .requirementAdded: .requirementRemoved
    case .requirementRemoved: .requirementAdded
    case .componentAdded: .componentRemoved
    case .componentRemoved: .componentAdded
    case .variantAdded: .variantRemoved
    case .variantRemoved: .variantAdded
    case .stateAdded: .stateRemoved
    case .stateRemoved: .stateAdded
    case .assetAdded: .assetRemoved
    case .assetRemoved: .assetAdded
    case .ruleAdded: .ruleRemoved
    case .ruleRemoved: .ruleAdded
    case .themeAdded: .themeRemoved
    case .themeRemoved: .themeAdded
    case .templateAdded: .templateRemoved
    case .templateRemoved: .templateAdded
    case .tokenAdded: .tokenRemoved
    case .tokenRemoved: .tokenAdded
    case .deprecated: .undeprecated
    case .undeprecated: .deprecated
    case .pageAdded: .pageRemoved
    case .pageRemoved: .pageAdded
    case .sectionAdded: .sectionRemoved
    case .sectionRemoved: .sectionAdded
    case .headingAdded: .headingRemoved
    case .headingRemoved: .headingAdded
    case .blockAdded: .blockRemoved
    case .blockRemoved: .blockAdded
    case .textAdded: .textRemoved
    case .textRemoved: .textAdded
    case .findingIntroduced: .findingFixed
    case .findingFixed: .findingIntroduced
    case .systemRenamed, .themeRenamed, .settingChanged, .requirementChanged, .templateChanged, .tokenMoved,
      .tokenRenamed, .typeChanged, .valueChanged, .componentRenamed, .specChanged, .assetChanged, .repointed,
      .described, .rewritten, .unusedSourceChanged, .customPropertiesChanged, .pageMoved, .propertyChanged,
      .stylesheetChanged, .headingChanged,
      .blockChanged, .ruleReversed, .ruleChanged, .figuresChanged, .textMoved, .textChanged, .markupChanged:
      self
    }
  }

  package enum Area: String, CaseIterable, Sendable {
    case system, token, component, page, finding
  }

  package var area: Area {
    switch self {
    case .systemAdded, .systemRemoved, .systemRenamed, .themeAdded, .themeRemoved, .themeRenamed, .settingChanged,
      .requirementAdded, .requirementRemoved, .requirementChanged, .templateAdded, .templateRemoved, .templateChanged,
      .unusedSourceChanged, .customPropertiesChanged:
      .system
    case .tokenAdded, .tokenRemoved, .tokenMoved, .tokenRenamed, .typeChanged, .valueChanged, .repointed, .deprecated,
      .undeprecated, .described, .rewritten:
      .token
    case .componentAdded, .componentRemoved, .componentRenamed, .variantRemoved, .variantAdded, .stateRemoved,
      .stateAdded, .specChanged:
      .component
    case .pageAdded, .pageRemoved, .pageMoved, .propertyChanged, .stylesheetChanged, .assetAdded, .assetRemoved,
      .assetChanged, .ruleReversed, .ruleAdded, .ruleRemoved, .sectionAdded, .sectionRemoved,
      .headingAdded, .headingRemoved, .headingChanged, .blockAdded, .blockRemoved, .blockChanged, .ruleChanged,
      .figuresChanged, .textAdded, .textRemoved, .textMoved, .textChanged, .markupChanged:
      .page
    case .findingIntroduced, .findingFixed: .finding
    }
  }

  /// Whether it is about what a page says: which of these classes a text has is read from its words.
  var isOfText: Bool {
    switch self {
    case .sectionAdded, .sectionRemoved, .headingAdded, .headingRemoved, .headingChanged, .blockAdded, .blockRemoved,
      .blockChanged, .variantRemoved, .variantAdded, .stateRemoved, .stateAdded, .specChanged, .ruleReversed,
      .ruleAdded,
      .ruleRemoved, .ruleChanged, .figuresChanged, .textAdded, .textRemoved, .textChanged:
      true
    case .systemAdded, .systemRemoved, .systemRenamed, .themeAdded, .themeRemoved, .themeRenamed, .settingChanged,
      .requirementAdded, .requirementRemoved, .requirementChanged, .templateAdded, .templateRemoved, .templateChanged,
      .tokenAdded, .tokenRemoved, .tokenMoved, .tokenRenamed, .typeChanged, .valueChanged, .repointed, .deprecated,
      .undeprecated, .described, .rewritten, .unusedSourceChanged, .customPropertiesChanged, .componentAdded,
      .componentRemoved, .componentRenamed, .pageAdded, .pageRemoved, .pageMoved, .propertyChanged, .stylesheetChanged,
      .assetAdded, .assetRemoved, .assetChanged, .textMoved, .markupChanged, .findingIntroduced, .findingFixed:
      false
    }
  }

  /// Whether it is written on a page.
  package var isOfPage: Bool { area == .page || area == .component }

  /// In words: `value changed`.
  package var words: String {
    switch self {
    case .systemAdded: "system added"
    case .systemRemoved: "system removed"
    case .systemRenamed: "system renamed"
    case .requirementAdded: "hard rule added"
    case .requirementRemoved: "hard rule removed"
    case .requirementChanged: "hard rule changed"
    case .componentAdded: "component added"
    case .componentRemoved: "component removed"
    case .componentRenamed: "component renamed"
    case .variantAdded: "variant added"
    case .variantRemoved: "variant removed"
    case .stateAdded: "state added"
    case .stateRemoved: "state removed"
    case .specChanged: "specification changed"
    case .assetAdded: "file added"
    case .assetRemoved: "file removed"
    case .assetChanged: "file changed"
    case .ruleReversed: "rule turned round"
    case .ruleAdded: "rule added"
    case .ruleRemoved: "rule removed"
    case .themeAdded: "theme added"
    case .themeRemoved: "theme removed"
    case .themeRenamed: "theme renamed"
    case .tokenAdded, .pageAdded: "added"
    case .tokenRemoved, .pageRemoved: "removed"
    case .sectionAdded: "section added"
    case .sectionRemoved: "section removed"
    case .headingAdded: "heading added"
    case .headingRemoved: "heading removed"
    case .blockAdded: "block added"
    case .blockRemoved: "block removed"
    case .textAdded: "text added"
    case .textRemoved: "text removed"
    case .textMoved: "moved within the page"
    case .settingChanged: "setting changed"
    case .templateAdded: "template added"
    case .templateRemoved: "template removed"
    case .templateChanged: "template changed"
    case .tokenMoved, .pageMoved: "moved"
    case .tokenRenamed: "renamed"
    case .typeChanged: "type changed"
    case .valueChanged: "value changed"
    case .repointed: "points elsewhere, same value"
    case .deprecated: "deprecated"
    case .undeprecated: "no longer deprecated"
    case .described: "described anew"
    case .rewritten: "written otherwise, same value"
    case .unusedSourceChanged: "unused token file changed"
    case .customPropertiesChanged: "custom properties changed"
    case .propertyChanged: "front matter changed"
    case .stylesheetChanged: "stylesheet changed"
    case .headingChanged: "heading changed"
    case .blockChanged: "block changed"
    case .ruleChanged: "rule changed"
    case .figuresChanged: "figures changed"
    case .textChanged: "text changed"
    case .markupChanged: "markup changed, same words"
    case .findingIntroduced: "finding introduced"
    case .findingFixed: "finding fixed"
    }
  }
}
