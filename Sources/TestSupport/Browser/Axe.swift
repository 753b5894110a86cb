/// axe-core in a page, with the rules every page has to keep.
package enum Axe {
  /// What is wrong with the page that is open: `rule (impact) ×count at selector`.
  ///
  /// A specimen shows its system's colours as they are, failing ones included: there, and only there, contrast is not
  /// asked for.
  package static func violations(in browser: Browser) async throws -> [String] {
    _ = try await browser.run(try BrowserTools.axe() + "; window.axe = axe;")
    let found = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      (async () => {
        const all = await axe.run(document, {
          runOnly: {type: 'tag', values: tags}, rules: {'color-contrast': {enabled: false}}, resultTypes: ['violations']
        });
        const frame = await axe.run({include: [['html']], exclude: [['[data-specimen]']]}, {
          runOnly: {type: 'rule', values: ['color-contrast']}, resultTypes: ['violations']
        });
        return [...all.violations, ...frame.violations].map(
          v => `${v.id} (${v.impact}) ×${v.nodes.length} at ${v.nodes[0].target.join(' ')}`);
      })().then(done, fault => done(['axe failed: ' + fault]));
      """)
    return found.strings
  }
}
