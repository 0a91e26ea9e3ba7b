// The page of a table: its picture close up, its turns one by one, and what is new as soon as it is there.
const at = (id) => document.getElementById(id);
const home = document.body.dataset.home;
const language = document.documentElement.lang;
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const narrow = window.matchMedia("(max-width: 620px)");
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const CLOSEST = 12, STEP = 1.5, SECOND = 800, AGAIN = 3000;

// -- the shapes of the players

const signs = () => {
  for (const one of document.querySelectorAll("svg.sign")) {
    if (one.dataset.shape && !one.hasChildNodes()) sign(one, one.dataset.colour, one.dataset.shape);
  }
};

// -- when it was, as the reader counts

const spoken = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const times = () => {
  for (const one of document.querySelectorAll("time[datetime]")) {
    const moment = new Date(one.dateTime), seconds = (moment - Date.now()) / 1000;
    const [size, unit] = [[86400, "day"], [3600, "hour"], [60, "minute"]].find(([length]) => Math.abs(seconds) >= length) || [60, "minute"];
    one.textContent = spoken.format(Math.trunc(seconds / size), unit);
    one.title = exact.format(moment);
  }
};

// -- the picture

const board = at("board");
let facts = JSON.parse(at("facts").textContent);
let last = Number(at("slider").max), turn = last, timer = 0;
let whole = null, view = null, frame = 0, asked = 0, shown = "";
const pictures = new Map(); // the newest few, as they came

const current = () => board.querySelector("svg");
const address = (number) => {
  const query = new URLSearchParams({
    picture: at("pictures").value || "overview", theme: dark.matches ? "dark" : "light",
    layout: narrow.matches ? "portrait" : "wide", lang: language,
  });
  if (number !== last) query.set("turn", number);
  return `${home}/picture.svg?${query}`;
};
const fetched = async (where, fresh) => {
  if (!fresh && pictures.has(where)) return pictures.get(where);
  const answer = await fetch(where);
  if (!answer.ok) throw new Error(answer.status);
  const text = await answer.text();
  pictures.delete(where);
  pictures.set(where, text);
  if (pictures.size > 24) pictures.delete(pictures.keys().next().value);
  return text;
};
const paint = async (fresh) => {
  const mine = ++asked, where = address(turn);
  board.classList.add("waits");
  try {
    const text = await fetched(where, fresh || turn === last);
    if (mine !== asked) return; // somebody has moved on meanwhile
    if (text !== shown) place(text);
    shown = text;
    at("trouble").hidden = true;
  } catch (error) {
    if (mine === asked) at("trouble").hidden = false;
  }
  if (mine === asked) board.classList.remove("waits");
};
const place = (text) => {
  const made = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  const box = made.getAttribute("viewBox").split(" ").map(Number);
  const held = document.activeElement.closest(REGION), rank = held ? alike(held).indexOf(held) : -1;
  tell(null);
  explain(made);
  made.setAttribute("width", 4 * box[2]); // as large as there is room, in the shape of the whole
  made.setAttribute("height", 4 * box[3]);
  const same = whole && whole[2] === box[2] && Math.abs(whole[3] - box[3]) < box[3] / 4;
  whole = box;
  if (!same) view = { x: 0, y: 0, k: 1 };
  board.querySelectorAll("svg, img").forEach((old) => old.remove());
  board.prepend(made);
  board.dataset.turn = turn;
  move();
  if (held) (alike(held)[rank] || board).focus({ preventScroll: true }); // whoever reads there goes on there
};

// -- what each thing is: its name, how it stands, and its rule

const REGION = ".regions > g", LATER = 150, STILL = 300, TAP = 8;
const tip = at("tip");
let told = null, waiting = 0, clauses = {}, rules = "";
const regions = () => [...board.querySelectorAll(REGION)];
const alike = (one) => regions().filter((other) => other.dataset.kind === one.dataset.kind);
const explain = (made) => {
  const found = [...made.querySelectorAll(REGION)], facts = made.querySelector("metadata");
  // what is drawn is read by its regions; where there is none, all of it stands below in words
  for (const part of made.children) if (!part.matches(".regions")) part.setAttribute("aria-hidden", "true");
  made.setAttribute("role", "group");
  ({ home: rules, clauses } = facts ? JSON.parse(facts.textContent) : { home: "", clauses: {} });
  for (const one of found) {
    const [name, lines] = ["title", "desc"].map((kind) => {
      const said = one.querySelector(kind);
      if (said) said.remove(); // a browser would show it by itself
      return said ? said.textContent : "";
    });
    Object.assign(one.dataset, { name, lines });
    one.setAttribute("tabindex", "0");
    one.setAttribute("role", "button");
    one.setAttribute("aria-label", lines ? `${name}${/[.!?]$/.test(name) ? "" : "."} ${lines.replaceAll("\n", " ")}` : name);
  }
};
const set = (one) => {
  if (told) told.classList.remove("told");
  told = one;
  tip.hidden = !one;
  if (!one) return;
  const { name, lines, clause } = one.dataset;
  one.classList.add("told");
  at("tip-name").textContent = name;
  at("tip-lines").textContent = lines;
  at("tip-text").textContent = clauses[clause] || "";
  at("tip-clause").textContent = clause;
  at("tip-link").href = `${rules}#${clause}`;
  beside(one);
};
const beside = (one) => {
  const box = one.getBoundingClientRect(), mine = tip.getBoundingClientRect(), free = window.innerHeight - 8;
  const low = box.bottom + 8, top = low + mine.height <= free ? low : box.top - mine.height - 8;
  tip.style.left = `${Math.max(8, Math.min(box.left + box.width / 2 - mine.width / 2, document.documentElement.clientWidth - mine.width - 8))}px`;
  tip.style.top = `${top >= 8 ? top : Math.max(8, free - mine.height)}px`;
};
const tell = (one) => {
  window.clearTimeout(waiting);
  set(one);
};
const later = (one, wait) => {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => tell(one), wait);
};
const region = (element) => (element && element.closest ? element.closest(REGION) : null);
let rest = ""; // where the mouse is: what comes to lie below it while it rests is not what it points at
board.addEventListener("pointerover", (event) => {
  const spot = `${event.clientX},${event.clientY}`;
  if (event.pointerType !== "mouse" || event.buttons || spot === rest) return;
  rest = spot;
  const one = region(event.target);
  if (one === told) window.clearTimeout(waiting); else later(one || region(document.activeElement), one ? LATER : STILL);
});
board.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") later(region(document.activeElement), STILL); });
tip.addEventListener("pointerenter", () => window.clearTimeout(waiting));
tip.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && !tip.contains(document.activeElement)) later(region(document.activeElement), STILL); });
board.addEventListener("focusin", (event) => {
  const one = region(event.target);
  if (!one) return;
  if (view.k > 1) show_whole(one);
  tell(one);
});
board.addEventListener("focusout", (event) => { if (region(event.target) && !tip.contains(event.relatedTarget)) tell(null); });
const show_whole = (one) => { // closely looked at, what has the focus may lie outside
  const { x, y, width, height } = one.getBBox(), [, , wide, high] = whole;
  if (x >= view.x && y >= view.y && x + width <= view.x + wide / view.k && y + height <= view.y + high / view.k) return;
  view.x = x + width / 2 - wide / view.k / 2;
  view.y = y + height / 2 - high / view.k / 2;
  move();
};
const middle = (one) => { const box = one.getBBox(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
const beyond = (one, dx, dy) => { // the next region in a direction
  const from = middle(one);
  let best = null, least = Infinity;
  for (const other of regions()) {
    const to = middle(other), along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx), cost = along + 2 * aside;
    if (along > 1 && cost < least) [best, least] = [other, cost];
  }
  return best;
};
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
board.addEventListener("keydown", (event) => {
  const one = region(event.target);
  if (!one || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") { tell(one); at("tip-link").focus(); }
  else if (event.key === "Escape") tell(null);
  else if (view.k === 1 && ways[event.key]) (beyond(one, ...ways[event.key]) || one).focus();
  else return;
  event.preventDefault();
});
tip.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" && event.key !== "Tab") return;
  const one = told;
  if (event.key === "Escape") { event.preventDefault(); at("tip-close").click(); }
  else if (one && (event.target === at("tip-link")) !== event.shiftKey) one.focus(); // and from there on
});
at("tip-close").addEventListener("click", () => {
  const one = told;
  if (one && tip.contains(document.activeElement)) one.focus();
  tell(null);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && told && !tip.contains(document.activeElement)) tell(null); });
document.addEventListener("pointerdown", (event) => { if (!board.contains(event.target) && !tip.contains(event.target)) tell(null); });
window.addEventListener("scroll", () => {
  if (told && (told === document.activeElement || tip.contains(document.activeElement))) beside(told); else set(null);
}, { passive: true });

// -- how close it is looked at: view.x and view.y are the left and the top in units of the picture, view.k how many times larger

const move = () => {
  const [, , wide, high] = whole;
  view.k = Math.min(CLOSEST, Math.max(1, view.k));
  view.x = Math.min(wide - wide / view.k, Math.max(0, view.x));
  view.y = Math.min(high - high / view.k, Math.max(0, view.y));
  board.classList.toggle("close", view.k > 1);
  board.dataset.zoom = view.k.toFixed(2);
  at("out").disabled = at("whole").disabled = view.k === 1;
  at("in").disabled = view.k === CLOSEST;
  if (frame) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    const svg = current();
    // the sheet keeps its size, whatever of it is seen
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${whole[2] / view.k} ${whole[3] / view.k}`);
  });
};
const scale = () => {
  const box = current().getBoundingClientRect();
  return { box, unit: Math.min(box.width / whole[2], box.height / whole[3]) };
};
const spot = (x, y) => { // where a point of the screen lies on the picture
  const { box, unit } = scale();
  const left = box.left + (box.width - unit * whole[2]) / 2, top = box.top + (box.height - unit * whole[3]) / 2;
  return { x: view.x + (x - left) / unit / view.k, y: view.y + (y - top) / unit / view.k };
};
const zoom = (by, x, y) => {
  if (!whole) return;
  const { box } = scale();
  const [cx, cy] = x === undefined ? [box.left + box.width / 2, box.top + box.height / 2] : [x, y];
  const before = spot(cx, cy), was = view.k;
  view.k = Math.min(CLOSEST, Math.max(1, view.k * by));
  view.x = before.x - (before.x - view.x) * was / view.k;
  view.y = before.y - (before.y - view.y) * was / view.k;
  move();
};
const shift = (dx, dy) => { // in pixels of the screen
  const { unit } = scale();
  view.x -= dx / unit / view.k;
  view.y -= dy / unit / view.k;
  move();
};

const fingers = new Map();
let press = null; // where a finger went down that may be a tap
const spread = () => {
  const [one, two] = [...fingers.values()];
  return { far: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
};
board.addEventListener("pointerdown", (event) => {
  if (!whole || event.button) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  press = fingers.size > 1 ? null : { x: event.clientX, y: event.clientY };
  if (fingers.size > 1 || view.k > 1) board.setPointerCapture(event.pointerId);
  board.classList.toggle("held", view.k > 1);
});
board.addEventListener("pointermove", (event) => {
  const from = fingers.get(event.pointerId);
  if (!from || !whole) return;
  if (fingers.size === 2) {
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = spread();
    tell(null);
    shift(now.x - before.x, now.y - before.y);
    zoom(now.far / Math.max(1, before.far), now.x, now.y);
    return;
  }
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (view.k > 1) shift(event.clientX - from.x, event.clientY - from.y);
});
const lift = (event) => {
  fingers.delete(event.pointerId);
  if (!fingers.size) board.classList.remove("held");
};
board.addEventListener("pointerup", (event) => {
  lift(event);
  if (!press || fingers.size || Math.hypot(event.clientX - press.x, event.clientY - press.y) > TAP) return;
  tell(region(document.elementFromPoint(event.clientX, event.clientY)));
});
board.addEventListener("pointercancel", lift);
board.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
board.addEventListener("wheel", (event) => {
  if (!whole || (view.k === 1 && event.deltaY > 0 && !event.ctrlKey)) return; // the page scrolls on
  event.preventDefault();
  zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), event.clientX, event.clientY);
}, { passive: false });
board.addEventListener("dblclick", (event) => zoom(view.k > 1 ? 1 / CLOSEST : 3, event.clientX, event.clientY));
board.addEventListener("keydown", (event) => {
  if (!whole || event.ctrlKey || event.metaKey || event.altKey) return;
  const far = 60;
  const keys = {
    "+": () => zoom(STEP), "=": () => zoom(STEP), "-": () => zoom(1 / STEP), 0: () => zoom(1 / CLOSEST),
    ArrowLeft: () => shift(far, 0), ArrowRight: () => shift(-far, 0), ArrowUp: () => shift(0, far), ArrowDown: () => shift(0, -far),
  };
  if (!keys[event.key] || (view.k === 1 && event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  keys[event.key]();
});
at("in").addEventListener("click", () => zoom(STEP));
at("out").addEventListener("click", () => zoom(1 / STEP));
at("whole").addEventListener("click", () => zoom(1 / CLOSEST));
at("pictures").addEventListener("change", () => paint());

// -- where the points stood

const chart = at("chart");
let cursor = null, plot = null;
const graph = () => {
  const { players, points, rounds } = facts, all = points.flat(), even = all.every((one) => one === all[0]);
  cursor = null;
  chart.toggleAttribute("hidden", even);
  if (even) return;
  plot = field(chart, points, rounds, 30);
  const { x, y } = plot;
  players.forEach(([, colour], n) => {
    const line = { points: points.map((one, t) => `${x(t)},${y(one[n])}`).join(" "), fill: "none", "stroke-linejoin": "round" };
    make("polyline", { ...line, stroke: colour || "currentColor", "stroke-width": 4 }, chart);
    if (n) make("polyline", { ...line, stroke: "#fff", "stroke-width": 1.6, "stroke-dasharray": dashes[n % dashes.length], "stroke-linecap": "round" }, chart);
  });
  const ends = players.map(([, colour, shape], n) => ({ colour, shape, y: y(points.at(-1)[n]) })).filter((end) => end.shape);
  for (const end of apart(ends, 16, plot.bottom)) {
    sign(make("svg", { viewBox: "0 0 20 20", width: 15, height: 15, x: plot.right + 6, y: end.y - 8 }, chart), end.colour, end.shape);
  }
  cursor = make("line", { y1: plot.top, y2: plot.bottom, class: "cursor" }, chart);
  mark();
};
const mark = () => {
  const x = plot.left + (plot.right - plot.left) * turn / Math.max(1, last);
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
};
chart.addEventListener("click", (event) => {
  const share = (event.clientX - chart.getBoundingClientRect().left - plot.left) / (plot.right - plot.left);
  stop();
  show(Math.round(share * last));
});

// -- turn by turn

const show = (to) => {
  turn = Math.min(last, Math.max(0, to));
  let entry = null;
  for (const line of document.querySelectorAll("#log li")) {
    const chosen = Number(line.dataset.turn) === turn;
    line.classList.toggle("now", chosen);
    if (chosen) { line.setAttribute("aria-current", "true"); entry = line; } else line.removeAttribute("aria-current");
  }
  const where = entry ? entry.querySelector("button").textContent.trim() : facts.wheres[turn];
  at("where").textContent = where;
  at("slider").value = turn;
  at("slider").setAttribute("aria-valuetext", where);
  at("previous").disabled = turn === 0;
  at("next").disabled = at("now").disabled = turn === last;
  if (entry) {
    const log = at("log");
    if (log.scrollHeight > log.clientHeight) log.scrollTop = entry.offsetTop - log.offsetTop - 8;
  }
  if (cursor) mark();
  return paint();
};
const stop = () => {
  window.clearTimeout(timer);
  timer = 0;
  at("play").textContent = at("play").dataset.play;
};
const run = async () => {
  const began = performance.now();
  await show(turn + 1);
  if (!timer) return;
  if (turn === last) { stop(); return; }
  fetched(address(turn + 1)).catch(() => {});
  timer = window.setTimeout(run, Math.max(50, (calm.matches ? 2 : 1) * SECOND - (performance.now() - began)));
};
const play = () => {
  if (timer) { stop(); return; }
  at("play").textContent = at("play").dataset.pause;
  const again = turn === last;
  timer = window.setTimeout(run, again ? SECOND : 0);
  if (again) show(0);
};
const go = (to) => { stop(); show(to); };
at("slider").addEventListener("input", (event) => go(Number(event.target.value)));
at("previous").addEventListener("click", () => go(turn - 1));
at("next").addEventListener("click", () => go(turn + 1));
at("now").addEventListener("click", () => go(last));
at("play").addEventListener("click", play);
at("log").addEventListener("click", (event) => {
  const line = event.target.closest("li[data-turn]");
  if (line) go(Number(line.dataset.turn));
});

// -- what is new

const renew = async () => {
  const answer = await fetch(window.location.href, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const following = turn === last, open = document.querySelector("#words details").open, scrolled = at("log").scrollTop;
  const chosen = at("pictures").value;
  for (const part of document.querySelectorAll("[data-live]")) {
    const now = page.getElementById(part.id);
    if (now && now.innerHTML !== part.dataset.was) {
      part.dataset.was = now.innerHTML;
      part.replaceChildren(...document.importNode(now, true).childNodes);
    }
  }
  at("pictures").value = chosen;
  if (!at("pictures").value) at("pictures").value = "overview"; // what was to be decided is
  document.querySelector("#words details").open = open;
  document.body.dataset.over = page.body.dataset.over;
  facts = JSON.parse(at("facts").textContent);
  last = Number(page.getElementById("slider").max);
  at("slider").max = last;
  pictures.clear();
  signs();
  times();
  graph();
  at("log").scrollTop = scrolled;
  show(following ? last : turn);
};
let wait = AGAIN;
const listen = () => {
  let tag = "";
  const news = new EventSource(`${home}/events?lang=${language}`);
  news.onmessage = (event) => {
    const now = JSON.parse(event.data);
    if (tag && tag !== now) renew().then(() => { if (document.body.dataset.over) news.close(); }, () => { at("trouble").hidden = false; });
    tag = now;
    wait = AGAIN;
    at("trouble").hidden = true;
  };
  news.addEventListener("gone", () => {
    news.close();
    at("trouble").hidden = true;
    at("gone").hidden = false;
  });
  news.onerror = () => {
    if (news.readyState !== EventSource.CLOSED) return;
    at("trouble").hidden = false;
    window.setTimeout(listen, wait);
    wait = Math.min(2 * wait, 60000);
  };
};

signs();
times();
window.setInterval(times, 20000);
graph();
dark.addEventListener("change", () => paint(true));
narrow.addEventListener("change", () => { whole = null; paint(); });
window.addEventListener("resize", graph);
show(last);
if (!document.body.dataset.over) listen();
