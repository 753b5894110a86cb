// Search. It is loaded when its box is first opened, and loads the files of the index as words ask for them: scripts that
// hand their part over, since a page that was opened from the disk may load nothing else.
(() => {
  const root = new URL("..", document.currentScript.src);
  // Of equal results, those of the system that is being read come first.
  const home = location.href.startsWith(root.href) ? location.href.slice(root.href.length).split("/").slice(0, -1)[0] ?? "" : "";
  const isNear = (url) => home !== "" && url.startsWith(home + "/");
  const box = document.querySelector("dialog.finder");
  const [input, status, list] = ["input", "[role=status]", "[role=listbox]"].map((name) => box.querySelector(name));

  // Files of the index, each asked for once.
  const files = new Map();
  const arrivals = new Map();
  globalThis.specimenSearch = (name, data) => arrivals.get(String(name))?.(data);
  const load = (name) => {
    if (!files.has(name)) {
      files.set(name, new Promise((done) => {
        arrivals.set(name, done);
        const script = document.createElement("script");
        script.src = new URL(`assets/search/${name}.js`, root);
        script.addEventListener("error", () => { files.delete(name); done(null); });
        document.head.append(script);
      }));
    }
    return files.get(name);
  };

  // Words, as the index has them: whole and by the parts of camel case; a number keeps its dots.
  const words = (text) => (text.match(/\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => word.length > 1 || /\d/.test(word));
  const humps = (word) => word.split(/(?<=[a-z])(?=[A-Z])/).filter((part) => part.length > 1).map((part) => part.toLowerCase());

  // The fewest single letters to change, insert, remove or swap; `most` + 1 where there are more.
  const distance = (a, b, most) => {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let [before, row] = [[], [...Array(b.length + 1).keys()]];
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      [before, row] = [row, next];
    }
    return row[b.length];
  };

  // The files that may hold words from `low` to `high`; a short beginning is in many, of which a few are enough.
  const shards = (start, low, high, most) => {
    const last = start.w.findLastIndex((first) => first <= high);
    const first = Math.max(start.w.findLastIndex((first) => first <= low), 0);
    const found = [];
    for (let number = first; number <= last && found.length < most; number++) found.push(String(number));
    return found;
  };

  // What a word finds, by address: the entry and how well it fits. Exact before beginning before slip of the pen.
  const find = async (word, mayBeWrong) => {
    const start = await load("start");
    if (!start) return new Map();
    const found = new Map();
    const note = (shard, hits, fit) => {
      for (const hit of hits) {
        const entry = shard.e[hit >> 2];
        const score = fit * [12, 9, 5, 2][hit & 3];
        const known = found.get(entry[2]);
        if (!known || known.score < score) found.set(entry[2], { entry, score });
      }
    };
    const look = async (names, fit) => {
      for (const shard of await Promise.all(names.map(load))) {
        if (!shard) continue;
        for (let i = 0; i < shard.t.length; i += 2) {
          const how = fit(shard.t[i]);
          if (how > 0) note(shard, shard.t[i + 1], how);
        }
      }
    };
    const begin = (text) => text.startsWith(word) ? text === word ? 10 : 6 - Math.min(3, (text.length - word.length) / 3) : 0;
    await look(shards(start, word, word + "\uffff", word.length < 3 ? 2 : 4), begin);
    if (found.size === 0 && mayBeWrong && word.length > 3) {
      const slips = word.length > 7 ? 2 : 1;
      const head = word.slice(0, 1);
      await look(shards(start, head, head + "\uffff", 6), (text) => {
        const steps = distance(word, text, slips);
        return steps <= slips ? 2 / steps : 0;
      });
    }
    return found;
  };

  // What has each of some words; a heading is found by a word of its page too, which counts less.
  const meet = ([first, ...others]) => {
    const met = new Map();
    for (const [url, { entry, score }] of first) {
      let sum = score;
      const page = url.split("#")[0];
      const fits = others.every((found) => {
        const other = found.get(url) ?? found.get(page);
        sum += other ? other.score * (found.has(url) ? 1 : 0.4) : 0;
        return other;
      });
      if (fits) met.set(url, { entry, score: sum });
    }
    return met;
  };

  const findText = async (text) => {
    const all = await Promise.all([...new Set(words(text))].slice(0, 8).map(async (word) => {
      const parts = humps(word);
      const whole = await find(word.toLowerCase(), parts.length < 2);
      if (parts.length < 2) return whole;
      // A name is found by its parts too: whoever types brandPrimary may mean brand.primary.
      const found = meet(await Promise.all(parts.map((part) => find(part, whole.size === 0))));
      for (const [url, hit] of whole) if (!(found.get(url)?.score > hit.score)) found.set(url, hit);
      return found;
    }));
    if (all.length === 0) return [];
    const results = [...meet(all).values()];
    for (const result of results) {
      const title = result.entry[1].toLowerCase();
      const wanted = text.trim().toLowerCase();
      if (title === wanted) result.score += 200; else if (title.startsWith(wanted)) result.score += 40;
      // What is wrong with a thing comes after the thing.
      if (result.entry[0] === 5) result.score *= 0.3;
      if (isNear(result.entry[2])) result.score *= 1.1;
    }
    return results.sort((a, b) => b.score - a.score || a.entry[0] - b.entry[0] || (a.entry[2] < b.entry[2] ? -1 : 1));
  };

  // Values. CIEDE2000 after Sharma, Wu and Dalal (2005).
  const lab = ([r, g, b]) => {
    const [lr, lg, lb] = [r, g, b].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const f = (t) => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
    const x = f((0.4123908 * lr + 0.3575843 * lg + 0.1804808 * lb) / 0.9504559);
    const y = f(0.212639 * lr + 0.7151687 * lg + 0.0721923 * lb);
    const z = f((0.0193308 * lr + 0.1191948 * lg + 0.9505322 * lb) / 1.0890578);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const turn = Math.PI / 180;
  const difference = ([l1, a1, b1], [l2, a2, b2]) => {
    const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
    const g = 1.5 - 0.5 * Math.sqrt(c7 / (c7 + 25 ** 7));
    const [x1, x2] = [a1 * g, a2 * g];
    const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
    const angle = (b, a) => (Math.atan2(b, a) / turn + 360) % 360;
    const [h1, h2] = [angle(b1, x1), angle(b2, x2)];
    let dh = c1 * c2 === 0 ? 0 : h2 - h1;
    if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
    let h = h1 + h2;
    if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
    const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
    const t = 1 - 0.17 * Math.cos((h - 30) * turn) + 0.24 * Math.cos(2 * h * turn) + 0.32 * Math.cos((3 * h + 6) * turn)
      - 0.2 * Math.cos((4 * h - 63) * turn);
    const sl = (l2 - l1) / (1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2));
    const sc = (c2 - c1) / (1 + 0.045 * c);
    const sh = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2 * turn) / (1 + 0.015 * c * t);
    const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
    const rt = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * turn) * rc;
    return Math.sqrt(sl * sl + sc * sc + sh * sh + rt * sc * sh);
  };

  // The sRGB bytes of a colour in any form that the browser reads.
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const color = (text) => {
    if (/^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(text) || !CSS.supports("color", text)) return null;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return a === 255 ? [r, g, b] : null;
  };
  const bytes = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

  // Contrast after WCAG 2.2, of two colours as bytes.
  const light = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  // Two decimals, never rounded up to a ratio that is not reached.
  const floored = (ratio) => { const near = Math.round(ratio * 100) / 100; return (near <= ratio ? near : Math.floor(ratio * 100) / 100).toFixed(2); };
  const ratio = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));

  // `4.5:1 on #fff`: the colours that reach the ratio, the one that just does first.
  const contrastWish = (text) => {
    const [, least, ground] = /^(\d{1,2}(?:\.\d+)?)(?:\s*:\s*1)?\s+(?:on|against|over)\s+(.+)$/i.exec(text) ?? [];
    const own = ground && color(ground);
    if (!own) return null;
    const far = (value) => value.length > 7 ? Infinity : ratio(bytes(value), own) - least;
    return { kind: "c", far: (value) => far(value) < 0 ? Infinity : far(value), most: 21, isVaried: true, say: (d, value) => `${floored(ratio(bytes(value), own))}:1` };
  };

  // `spring 0.4 0.7`, `spring 200 18`, `response 0.4 damping 0.7`: by response and damping ratio, which make the motion.
  const springWish = (text) => {
    if (!/^(spring|response|stiffness|duration.+bounce|bounce|tension)\b/i.test(text)) return null;
    const named = {};
    for (const [, name, number] of text.matchAll(/(stiffness|damping|mass|response|duration|bounce|tension|friction)\s*(?:fraction|ratio)?\s*[:=]?\s*(-?\d*\.?\d+)/gi)) named[name.toLowerCase()] = +number;
    const [a, b, m = 1] = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let { stiffness, damping, mass = 1, response = named.duration } = named;
    if (named.tension !== undefined) [stiffness, damping] = [(named.tension - 30) * 3.62 + 194, ((named.friction ?? 7) - 8) * 3 + 25];
    if (Object.keys(named).length === 0) {
      // Two small numbers are a response and a damping fraction.
      if (a <= 5 && b <= 2) [response, damping] = [a, b]; else [stiffness, damping, mass] = [a, b, m];
    }
    if (named.bounce !== undefined) damping = named.bounce >= 0 ? 1 - named.bounce : 1 / (1 + named.bounce);
    const wanted = response > 0 ? [response, damping] : [2 * Math.PI * Math.sqrt(mass / stiffness), damping / (2 * Math.sqrt(stiffness * mass))];
    const [time, share] = wanted;
    if (!(time > 0 && share >= 0)) return null;
    const signed = (d, places) => `${d < 0 ? "−" : "+"}${+Math.abs(d).toFixed(places)}`;
    return {
      kind: "s", far: ([t, z]) => 20 * (Math.abs(Math.log(t / time)) + Math.abs(z - share)), most: 20,
      say: (d, [t, z]) => d < 0.02 ? "exact" : `response ${signed(t - time, 3)} s, damping ratio ${signed(z - share, 3)}`,
    };
  };

  // What a text asks for: a kind of value, and how far a value is from it, in words too.
  const wish = (text) => {
    const special = contrastWish(text) ?? springWish(text);
    if (special) return special;
    const wanted = color(text) ?? color("#" + text.replace(/^(?![0-9a-f]{3}([0-9a-f]{3})?$).*/i, "-"));
    if (wanted && !/^\d{1,4}$/.test(text)) {
      const own = lab(wanted);
      return { kind: "c", far: (value) => difference(own, lab(bytes(value))) + (value.length > 7 ? 20 : 0), say: (d) => `ΔE ${d.toFixed(1)}`, most: 25 };
    }
    const [, number, unit] = /^(\d*\.?\d+)\s*(px|pt|dp|sp|rem|em|ms|s)?$/i.exec(text) ?? [];
    if (number === undefined) return null;
    const name = (unit ?? "px").toLowerCase();
    const amount = number * ({ rem: 16, em: 16, s: 1000 }[name] ?? 1);
    const isTime = name === "ms" || name === "s";
    const sign = (d) => `${d > 0 ? "+" : "−"}${+Math.abs(d).toFixed(2)} ${isTime ? "ms" : "px"}`;
    return {
      kind: isTime ? "t" : "l", far: (value) => Math.abs(value - amount), most: Math.max(amount / 2, isTime ? 50 : 4),
      say: (d, value) => d === 0 ? "exact" : sign(value - amount),
    };
  };

  const findValues = async (text) => {
    const wanted = wish(text.trim());
    const start = wanted && await load("start");
    if (!start) return [];
    const parts = await Promise.all([...Array(start.v).keys()].map((number) => load(`v${number}`)));
    const found = parts.filter(Boolean).flatMap((part) => part.r.filter((row) => row[0] === wanted.kind).map((row) => ({ row, part, d: wanted.far(row[1]) })));
    // Equally near, a name for a purpose comes before the value that it stands for.
    found.sort((a, b) => Math.round(a.d * 10) - Math.round(b.d * 10) || isNear(b.part.s[b.row[4]][1]) - isNear(a.part.s[a.row[4]][1])
      || b.row[5] - a.row[5] || a.d - b.d);
    // Of many names for one colour, two are enough where any colour will do.
    const times = {};
    const isNew = ({ row }) => !wanted.isVaried || (times[`${row[4]} ${row[1]}`] = (times[`${row[4]} ${row[1]}`] ?? 0) + 1) < 3;
    return found.filter(({ d }) => d <= wanted.most).filter(isNew).slice(0, 12).map(({ row: [kind, value, words, path, system, , theme], part, d }) => {
      const [name, url] = part.s[system];
      const context = [name, theme, words].filter(Boolean).join(" · ");
      return { entry: [4, path, `${url}#${path.replace(/\s/g, "-")}`, context], note: wanted.say(d, value), paint: kind === "c" ? value : null };
    });
  };

  // What is found, in groups; the box is a combobox, its options links.
  const groups = ["Pages", "Components", "Headings", "Tokens", "Nearest values", "Findings and rules"];
  const recent = (() => { try { return JSON.parse(localStorage.getItem("found") ?? "[]"); } catch { return []; } })();
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  let options = [];
  let current = -1;
  const choose = (number) => {
    options[current]?.setAttribute("aria-selected", "false");
    current = options.length === 0 ? -1 : (number + options.length) % options.length;
    const option = options[current];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id); else input.removeAttribute("aria-activedescendant");
  };
  const show = (sections, words) => {
    options = [];
    list.replaceChildren(...sections.filter(([, results]) => results.length > 0).map(([title, results], number) => {
      const group = make("div", { role: "group", "aria-labelledby": `finder-group-${number}` },
        make("p", { id: `finder-group-${number}`, role: "presentation" }, title));
      for (const { entry: [, name, url, context], note, paint } of results) {
        const option = make("a", { id: `finder-${options.length}`, role: "option", tabindex: "-1", "aria-selected": "false", href: new URL(url, root).href });
        if (paint) option.append(make("i", { style: `background:${paint}` }));
        option.append(make("span", {}, name), make("small", {}, [note, context].filter(Boolean).join(" · ")));
        option.addEventListener("click", () => {
          try { localStorage.setItem("found", JSON.stringify([[name, url], ...recent.filter((other) => other[1] !== url)].slice(0, 6))); } catch { /* forgotten */ }
          box.close();
        });
        options.push(option);
        group.append(option);
      }
      return group;
    }));
    list.hidden = options.length === 0;
    list.setAttribute("aria-busy", "false");
    input.setAttribute("aria-expanded", String(options.length > 0));
    status.textContent = words;
    choose(0);
  };

  let asked = 0;
  const search = async () => {
    const mine = ++asked;
    list.setAttribute("aria-busy", "true");
    const text = input.value.trim();
    if (text === "") {
      const start = await load("start");
      if (mine !== asked) return;
      const link = ([title, url]) => ({ entry: [0, title, url, ""] });
      return show([["Recent", recent.map(link)], ["Suggested", (start?.s ?? []).map(link)]], "");
    }
    const [values, results] = await Promise.all([findValues(text), findText(text)]);
    if (mine !== asked) return;
    // The group of the best result comes first; of a short beginning a few of each are enough.
    const most = text.length < 3 ? 4 : 8;
    const order = [...new Set(results.map(({ entry }) => entry[0]))];
    const count = values.length + results.length;
    show([[groups[4], values], ...order.map((kind) => [groups[kind], results.filter(({ entry }) => entry[0] === kind).slice(0, most)])],
      count === 0 ? `Nothing found for “${text}”` : `${count} ${count === 1 ? "result" : "results"}`);
  };

  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) { event.preventDefault(); choose(current + step); }
    if (event.key === "Enter") { event.preventDefault(); options[current]?.click(); }
    // A box of this kind would first be emptied.
    if (event.key === "Escape") { event.preventDefault(); box.close(); }
  });
  search();
})();
