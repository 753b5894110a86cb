// While a guide is served: the page is shown anew when its sources change, and what is wrong with it is told on it.
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

const show = ({ findings, others, failure }) => {
  const isOpen = panel.querySelector("details")?.open ?? true;
  panel.replaceChildren();
  panel.hidden = findings.length === 0 && others === 0 && !failure;
  if (panel.hidden) return;
  const details = document.createElement("details");
  details.open = isOpen && (findings.length > 0 || Boolean(failure));
  panel.append(details);
  const words = [`${findings.length} ${findings.length === 1 ? "finding" : "findings"} on this page`];
  if (others > 0) words.push(`${others} elsewhere`);
  put(details, "summary", failure ? "The guide cannot be built" : words.join(", "));
  if (failure) put(details, "pre", failure);
  for (const { severity, text } of findings) put(details, "pre", text, severity);
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
