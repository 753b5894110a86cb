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
  const say = (words) => { said.textContent = words; };

  // Decisions. A line is `key decision remark`; only the lines of what is decided anew change, so that git still tells who
  // made the others.
  const before = text.value;
  for (const item of items) item.dataset.was = item.dataset.decision;
  const isNew = (item) => item.dataset.decision !== item.dataset.was;
  const members = (change) => [change, ...all("[data-key]", change)];
  const shown = (change) => {
    const decisions = members(change).map((item) => item.dataset.decision);
    if (decisions.includes("rejected")) return "rejected";
    return decisions.every((decision) => decision === "approved") ? "approved" : "open";
  };
  const show = (change) => {
    const decision = shown(change);
    change.dataset.shown = decision;
    const words = change.querySelector(".decision");
    words.dataset.was ??= words.textContent;
    words.textContent = members(change).some(isNew) ? (decision === "open" ? "" : decision) : words.dataset.was;
    for (const item of members(change)) {
      const value = item === change ? decision : item.dataset.decision;
      for (const button of all(":scope > .buttons button, :scope > header .buttons button", item)) {
        button.setAttribute("aria-pressed", String(button.dataset.value === value));
      }
    }
    document.querySelector("[data-count=approved]").textContent =
      changes.filter((one) => shown(one) === "approved").length;
  };
  const write = () => {
    const key = (line) => line.trim().split(/\s+/)[0];
    const now = new Map(items.map((item) => [item.dataset.key, item.dataset.decision]));
    const made = new Map(items.filter((item) => isNew(item) && item.dataset.decision !== "open").map((item) =>
      [item.dataset.key, `${item.dataset.key} ${item.dataset.decision} ${item.dataset.remark.replace(/\s+/g, " ")}`]));
    const anew = new Set(items.filter(isNew).map((item) => item.dataset.key));
    const former = before.split("\n");
    const lines = text.value.replace(/\n$/, "").split("\n").flatMap((line) => {
      const name = key(line);
      if (!now.has(name)) return [line];
      // Who adds words to a line keeps them.
      const isSaid = line.trim().split(/\s+/)[1] === now.get(name);
      const next = isSaid || (!anew.has(name) && former.includes(line)) ? line : made.get(name);
      made.delete(name);
      return next ? [next] : [];
    });
    // A decision that was taken back has its former lines again.
    const there = new Set(lines.map(key));
    const back = former.filter((line) => now.has(key(line)) && !anew.has(key(line)) && !there.has(key(line)));
    const all = [...lines, ...back, ...made.values()].filter((line, index) => line || index);
    text.value = all.join("\n") + (all.length ? "\n" : "");
  };
  const decide = (item, decision) => {
    const change = item.closest(".change");
    // A decision on a change is one on its consequences too, but for those that were rejected one by one.
    for (const one of item === change ? members(change) : [item]) {
      if (one === item || one.dataset.decision !== "rejected" || decision !== "approved") one.dataset.decision = decision;
    }
    show(change);
    write();
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
        const now = item.matches(".change") ? shown(item) : item.dataset.decision;
        decide(item, now === value ? "open" : value);
      });
      bar.append(button);
    }
    (item.matches(".change") ? item.querySelector("header") : item).append(bar);
  };
  items.forEach(buttons);
  changes.forEach(show);
  document.getElementById("approve-rest").addEventListener("click", () => {
    let count = 0;
    for (const item of items) {
      if (item.dataset.decision !== "open" || item.closest(".change").hidden) continue;
      item.dataset.decision = "approved";
      count += 1;
    }
    changes.forEach(show);
    write();
    say(`${count} approved.`);
  });
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
    for (const system of all(".system")) system.hidden = !all(".change", system).some((change) => !change.hidden);
  };
  const view = (name) => {
    document.body.dataset.view = name;
    const radio = document.querySelector(`[name=view][value=${name}]`);
    if (radio) radio.checked = true;
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
  const go = (step) => {
    const open = changes.filter((change) => !change.hidden);
    const now = open.indexOf(current());
    const next = open[now < 0 ? 0 : Math.min(open.length - 1, Math.max(0, now + step))];
    if (!next) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  };
  const on = (decision) => { if (current()) decide(current(), decision); };
  const keys = {
    j: () => go(1), k: () => go(-1), a: () => on("approved"), x: () => on("rejected"), u: () => on("open"),
    b: () => view("both"), o: () => view("old"), n: () => view("new"), v: () => view("onion"), s: () => view("swipe"),
    d: () => view("difference"),
    "?": () => help.showModal(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target.matches("textarea, select, input:not([type=checkbox], [type=radio])")) return;
    if (event.key === "Enter" && event.target.matches(".change")) {
      const details = event.target.querySelector("details");
      details.open = !details.open;
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
