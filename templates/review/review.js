"use strict";
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  const text = document.getElementById("approvals");
  if (!text) return;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const changes = all(".change");
  const items = all("[data-key]");
  const said = document.getElementById("said");
  const help = document.getElementById("help");
  const say = (words) => {
    said.textContent = words;
    // Shown for a moment too, each time anew.
    said.classList.remove("is-said");
    void said.offsetWidth;
    said.classList.add("is-said");
  };

  // Decisions are one list of lines, `key decision remark`. A line that the review began with is left out while another
  // decision stands in its place, and is there again when that one is taken back: so git still tells who made it.
  const file = text.defaultValue;
  const split = (value) => value ? value.replace(/\n$/, "").split("\n") : [];
  const line = (words, isFirst, isIn = true) => {
    const [key, decision] = words.trim().split(/\s+/);
    return { words, key, decision, isFirst, isIn };
  };
  let lines = [];
  let byKey = new Map();
  const take = (value) => {
    const [first, now] = [new Set(split(file)), split(value)];
    const there = new Set(now);
    lines = [
      ...now.map((words) => line(words, first.has(words))),
      ...split(file).filter((words) => !there.has(words)).map((words) => line(words, true, false)),
    ];
    byKey = Map.groupBy(lines, (one) => one.key);
  };
  const linesOf = (item) => byKey.get(item.dataset.key) ?? [];
  const told = (some) => ["rejected", "approved"].find((word) => some.some((one) => one.decision === word)) ?? "open";
  const decision = (item) => told(linesOf(item).filter((one) => one.isIn));
  const former = (item) => told(linesOf(item).filter((one) => one.isFirst));
  const put = (item, wanted) => {
    const own = linesOf(item);
    if (decision(item) === wanted) return;
    const isBack = former(item) === wanted;
    for (const one of own) one.isIn = isBack ? one.isFirst : one.isIn && one.decision === wanted;
    if (isBack || own.some((one) => one.isIn) || wanted === "open") return;
    const made = line(`${item.dataset.key} ${wanted} ${item.dataset.remark.replace(/\s+/g, " ")}`, false);
    lines.splice(own.length ? lines.indexOf(own[0]) : lines.length, 0, made);
    byKey.set(item.dataset.key, [...own, made]);
  };

  // A change with what follows from it, and the members of a group, which are decided on with it or by themselves.
  const parts = (change) => [change, ...all("[data-key]:not([data-member])", change)];
  const members = (change) => all("[data-member]", change);
  // The line of a change with all that follows from it, as it is in the text of a terminal.
  const wholeOf = (item) => byKey.get(item.closest(".change").dataset.whole) ?? [];
  const own = (item) => {
    const word = decision(item);
    if (word !== "open") return word;
    if (!item.matches("[data-member]")) {
      const whole = told(wholeOf(item).filter((one) => one.isIn));
      if (whole !== "open") return whole;
    }
    if (item.matches("[data-member]")) return own(item.closest(".change"));
    const group = item.matches(".change") ? members(item) : [];
    return group.length && group.every((one) => decision(one) === "approved") ? "approved" : "open";
  };
  const shown = (change) => {
    if ([...parts(change), ...members(change)].some((item) => own(item) === "rejected")) return "rejected";
    return parts(change).every((item) => own(item) === "approved") ? "approved" : "open";
  };
  // What is left of a change that is approved itself.
  const part = (change) => {
    const open = own(change) === "approved" ? parts(change).filter((item) => own(item) === "open").length : 0;
    return open ? `approved, ${open} ${open === 1 ? "consequence" : "consequences"} open` : "";
  };
  // Who decided, as the page tells it.
  const printed = new Map(changes.map((change) => [change, change.querySelector(".decision").textContent]));
  const show = (change) => {
    const word = shown(change);
    change.dataset.shown = word;
    const inside = [...parts(change), ...members(change)];
    const isNew = [...inside.flatMap(linesOf), ...wholeOf(change)].some((one) => one.isIn !== one.isFirst);
    change.querySelector(".decision").textContent = isNew ? (word === "open" ? part(change) : word) : printed.get(change);
    for (const item of inside) {
      item.toggleAttribute("data-decided", item !== change && own(item) !== own(change));
      for (const button of all(":scope > .buttons button, :scope > header .buttons button", item)) {
        button.setAttribute("aria-pressed", String(button.dataset.value === own(item)));
      }
    }
  };
  const count = () => {
    for (const word of ["approved", "rejected"]) {
      const number = changes.filter((change) => change.dataset.shown === word).length;
      const place = document.querySelector(`[data-count=${word}]`);
      place.textContent = number;
      if (word === "rejected") place.closest("li").hidden = number === 0;
    }
  };
  // Kept over a reload, for a review of the same changes that began with the same decisions. What was decided in another
  // review at this address, and is in no file yet, is taken from there.
  const hash = [file, ...items.map((item) => item.dataset.key)].join("\n")
    .split("").reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
  const address = `review ${location.pathname} `;
  const place = `${address}${items.length} ${hash}`;
  const note = document.getElementById("kept");
  let hasOthers = false;
  let isKept = true;
  const tell = () => {
    note.textContent = text.value === file ? ""
      : isKept ? "Kept in this browser until this text is in the project."
        : "This browser keeps nothing of this page: copy or download the text before you leave it.";
  };
  const keep = () => {
    try {
      if (text.value === file && !hasOthers) localStorage.removeItem(place); else localStorage.setItem(place, JSON.stringify({ file, text: text.value }));
      isKept = true;
    } catch {
      isKept = false;
    }
    tell();
  };
  const recall = () => {
    const kept = (name) => JSON.parse(localStorage.getItem(name));
    if (kept(place)) return kept(place).text;
    const known = new Set(split(file).map((words) => line(words).key));
    const here = new Set(items.map((item) => item.dataset.key));
    const others = new Map();
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith(address)).sort()) {
      const other = kept(name);
      const first = new Set(split(other.file));
      for (const words of split(other.text)) {
        const { key, decision } = line(words);
        if (!first.has(words) && here.has(key) && !known.has(key) && (decision === "rejected" || !others.has(key))) others.set(key, words);
      }
    }
    hasOthers = others.size > 0;
    return hasOthers ? [...split(file), ...others.values()].map((words) => `${words}\n`).join("") : file;
  };
  addEventListener("beforeunload", (event) => { if (!isKept && text.value !== file) event.preventDefault(); });
  const write = () => {
    text.value = lines.filter((one) => one.isIn).map((one) => `${one.words}\n`).join("");
    count();
    keep();
  };
  text.addEventListener("input", () => {
    take(text.value);
    changes.forEach(show);
    count();
    keep();
  });
  const decide = (item, wanted) => {
    const change = item.closest(".change");
    // A decision on a change is one on its consequences too, but for those that were rejected one by one. What is taken
    // back is that decision; where there is none, what was decided on its parts.
    const before = own(change);
    const stays = (one) => wanted === "approved" ? decision(one) === "rejected"
      : wanted === "open" && before !== "open" && decision(one) !== before;
    for (const one of item === change ? parts(change) : [item]) if (one === item || !stays(one)) put(one, wanted);
    if (item === change) for (const one of wholeOf(change)) one.isIn = one.isIn && one.decision === wanted;
    if (item === change && wanted === "open") {
      for (const one of members(change)) if (!stays(one)) put(one, wanted);
    }
    show(change);
    write();
    const others = item === change ? parts(change).length - 1 : 0;
    const all = others > 0 && own(item) === shown(item) ? `, with ${others} ${others === 1 ? "part" : "parts"} of it` : "";
    say(`${item.dataset.remark}: ${item === change ? (part(change) || shown(change)) + all : own(item)}.`);
  };
  const buttons = (item) => {
    const bar = document.createElement("p");
    bar.className = "buttons";
    for (const [value, label] of [["approved", "Approve"], ["rejected", "Reject"]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.dataset.value = value;
      button.setAttribute("aria-pressed", "false");
      button.setAttribute("aria-label", `${label} ${item.dataset.remark}`);
      button.addEventListener("click", () => {
        decide(item, own(item) === value ? "open" : value);
      });
      bar.append(button);
    }
    (item.matches(".change") ? item.querySelector("header") : item).append(bar);
  };
  items.forEach(buttons);
  try { text.value = recall(); } catch { text.value = file; }
  take(text.value);
  changes.forEach(show);
  count();
  keep();
  const approve = (some) => {
    const open = some.filter((item) => !item.matches("[data-member]") && own(item) === "open" && !item.closest(".change").hidden);
    for (const item of open) put(item, "approved");
    changes.forEach(show);
    write();
    say(`${open.length} approved.`);
  };
  document.getElementById("approve-rest").addEventListener("click", () => approve(items));
  // All that stands under one heading, or is folded together, is approved at once, but for what was decided one by one.
  for (const group of all(".passage, .system > .run")) {
    const head = group.querySelector("h3, summary");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "approve-all";
    button.textContent = "Approve all";
    button.setAttribute("aria-label", `Approve all: ${head.textContent.trim()}`);
    button.addEventListener("click", () => approve(all("[data-key]", group)));
    head.after(button);
  }
  document.getElementById("copy").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      say("Copied.");
    } catch {
      text.focus();
      text.select();
      say("Selected: copy it with the keyboard.");
    }
  });
  document.getElementById("download").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
    link.download = "approvals.txt";
    link.click();
    URL.revokeObjectURL(link.href);
    say("Downloaded.");
  });

  // Filters and views.
  const filter = () => {
    for (const change of changes) {
      change.hidden = all(".tools fieldset:not([data-choice=view])").some((set) =>
        !all("input:checked", set).some((box) => box.value === change.dataset[set.dataset.choice]));
    }
    for (const group of all(".run, .system")) group.hidden = !all(".change", group).some((change) => !change.hidden);
    say(`${changes.filter((change) => !change.hidden).length} of ${changes.length} changes are shown.`);
  };
  const view = (name) => {
    document.body.dataset.view = name;
    const radio = document.querySelector(`[name=view][value=${name}]`);
    if (!radio) return;
    radio.checked = true;
    say(`View: ${radio.parentElement.textContent.trim()}.`);
  };
  for (const box of all(".tools input")) {
    box.addEventListener("input", () => {
      if (box.id === "swipe") root.style.setProperty("--edge", `${box.value}%`);
      else if (box.name === "view") view(box.value);
      else filter();
    });
  }
  const slide = (by) => {
    const slider = document.getElementById("swipe");
    slider.value = Number(slider.value) + by;
    root.style.setProperty("--edge", `${slider.value}%`);
  };

  // Keys, silent while somebody types.
  const current = () => {
    const focused = document.activeElement.closest?.(".change");
    return focused && !focused.hidden ? focused : null;
  };
  const unfold = (place) => {
    for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  };
  const go = (step) => {
    const open = changes.filter((change) => !change.hidden);
    const now = open.indexOf(current());
    const next = open[now < 0 ? 0 : Math.min(open.length - 1, Math.max(0, now + step))];
    if (!next) return;
    unfold(next.parentElement);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  };
  // The items of a change are its members and what follows from it.
  for (const item of items) item.tabIndex = -1;
  const step = (by) => {
    const change = current();
    if (!change) return;
    const inside = all("[data-key]", change);
    const now = inside.indexOf(document.activeElement.closest("[data-key]"));
    const next = now + by < 0 ? change : inside[now + by];
    if (!next) return;
    unfold(next);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: next === change ? "start" : "nearest" });
  };
  const on = (decision) => { if (current()) decide(document.activeElement.closest("[data-key]"), decision); };
  const keys = {
    j: () => go(1), k: () => go(-1), l: () => step(1), h: () => step(-1), a: () => on("approved"), x: () => on("rejected"), u: () => on("open"),
    b: () => view("both"), o: () => view("old"), n: () => view("new"), v: () => view("onion"), s: () => view("swipe"),
    d: () => view("difference"),
    "?": () => help.showModal(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const filters = document.querySelector(".filters[open]");
    if (event.key === "Escape" && filters) {
      filters.open = false;
      filters.querySelector("summary").focus();
      return;
    }
    if (event.target.matches("textarea, select, input:not([type=checkbox], [type=radio])")) return;
    if (event.key === "Enter" && event.target.matches(".change")) {
      // A finding that nothing follows from has nothing to unfold.
      const details = event.target.querySelector("details");
      if (details) details.open = !details.open;
    } else if (document.body.dataset.view === "swipe" && event.target.matches(".change") && /^Arrow(Left|Right)$/.test(event.key)) {
      slide(event.key === "ArrowLeft" ? -5 : 5);
    } else if (keys[event.key]) {
      keys[event.key]();
    } else {
      return;
    }
    event.preventDefault();
  });
  addEventListener("beforeprint", () => { for (const details of all("details:not(.pair-seen details)")) details.open = true; });
})();
