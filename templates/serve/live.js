// While a guide is served: the page is shown anew when its sources change, and what is wrong with it is told on it.
// Its names are in a block, since a project's own scripts may have the same.
{
  const here = decodeURIComponent(location.pathname).slice(1);
  const panel = document.createElement("section");
  panel.className = "specimen-live";
  panel.setAttribute("aria-label", "Findings on this page");
  panel.setAttribute("role", "status");
  panel.hidden = true;
  document.body.append(panel);

  const put = (parent, name, text, className) => {
    const element = document.createElement(name);
    element.textContent = text;
    if (className) element.className = className;
    parent.append(element);
    return element;
  };

  const show = ({ findings, others, elsewhere, checking, failure, stale }) => {
    const isOpen = panel.querySelector("details")?.open ?? true;
    panel.replaceChildren();
    panel.hidden = findings.length === 0 && others === 0 && !failure && !stale;
    if (panel.hidden) return;
    const details = document.createElement("details");
    details.open = isOpen && (findings.length > 0 || Boolean(failure || stale));
    panel.append(details);
    const words = [`${findings.length} ${findings.length === 1 ? "finding" : "findings"} on this page`];
    if (others > 0) words.push(`${others} elsewhere`);
    // Until then, what was last found is told.
    if (checking) words.push("still checking");
    const head = failure ? "The guide cannot be built" : stale ? "A file cannot be read" : words.join(", ");
    put(details, "summary", head);
    if (failure || stale) put(details, "pre", failure || stale);
    for (const { severity, text } of findings) put(details, "pre", text, severity);
    if (elsewhere.length === 0) return;
    const more = document.createElement("details");
    details.append(more);
    put(more, "summary", others > elsewhere.length ? `${elsewhere.length} of ${others} elsewhere` : `${others} elsewhere`);
    for (const { severity, text } of elsewhere) put(more, "pre", text, severity);
  };

  let asked = 0;
  const ask = async () => {
    const mine = ++asked;
    const answer = await fetch("/.specimen/findings/" + here.split("/").map(encodeURIComponent).join("/"));
    const found = await answer.json();
    if (mine === asked) show(found);
  };

  // `build N` is another state of the sources, `findings N` what is wrong with it.
  let build = null;
  const source = new EventSource("/.specimen/events");
  source.addEventListener("message", ({ data }) => {
    const [word, number] = data.split(" ");
    if (word === "build") {
      if (build !== null && build !== number) return location.reload();
      build = number;
    }
    ask().catch(() => {});
  });
}
