/// The default theme, embedded in the binary: layouts, styles and scripts, by their paths below `templates/`.
///
/// Styles are joined in the order of their names, which is why they are numbered.
package enum Theme {
  package static let files: [(path: String, bytes: [UInt8])] = [
    ("layouts/a-z.mustache", PackageResources.a_z_mustache),
    ("layouts/base.mustache", PackageResources.base_mustache),
    ("layouts/changes.mustache", PackageResources.changes_mustache),
    ("layouts/compare.mustache", PackageResources.compare_mustache),
    ("layouts/component.mustache", PackageResources.component_mustache),
    ("layouts/components.mustache", PackageResources.components_mustache),
    ("layouts/home.mustache", PackageResources.home_mustache),
    ("layouts/not-found.mustache", PackageResources.not_found_mustache),
    ("layouts/page.mustache", PackageResources.page_mustache),
    ("layouts/system.mustache", PackageResources.system_mustache),
    ("layouts/tokens.mustache", PackageResources.tokens_mustache),
    ("assets/css/00-base.css", PackageResources._0_base_css),
    ("assets/css/10-chrome.css", PackageResources._0_chrome_css),
    ("assets/css/20-prose.css", PackageResources._0_prose_css),
    ("assets/css/30-colour.css", PackageResources._0_colour_css),
    ("assets/css/40-type.css", PackageResources._0_type_css),
    ("assets/css/50-shape.css", PackageResources._0_shape_css),
    ("assets/css/60-motion.css", PackageResources._0_motion_css),
    ("assets/css/65-demo.css", PackageResources._5_demo_css),
    ("assets/css/70-component.css", PackageResources._0_component_css),
    ("assets/css/80-overview.css", PackageResources._0_overview_css),
    ("assets/css/85-search.css", PackageResources._5_search_css),
    ("assets/css/86-health.css", PackageResources._6_health_css),
    ("assets/css/87-try.css", PackageResources._7_try_css),
    ("assets/css/88-large.css", PackageResources._8_large_css),
    ("assets/compare.css", PackageResources.compare_css),
    ("assets/play.css", PackageResources.play_css),
    ("assets/js/play.js", PackageResources.play_js),
    ("assets/js/search.js", PackageResources.search_js),
    ("assets/js/site.js", PackageResources.site_js),
    ("assets/js/theme.js", PackageResources.theme_js),
  ]

  /// What the pages of a served guide have besides.
  package static let live = (style: PackageResources.live_css, script: PackageResources.live_js)

  /// What the page of a review has inside it: its own style, that of what changed, that of drawings of components, and
  /// its script.
  package static let review = (
    page: PackageResources.review_css, plates: PackageResources.changes_css,
    components: PackageResources._0_component_css, script: PackageResources.review_js
  )
}
