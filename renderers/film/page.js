(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const at = (id) => document.getElementById(id);
  const { turns, people, words } = data;
  const last = turns.length - 1;
  const narrow = window.matchMedia("(max-width: 760px)");
  const canvas = at("picture");
  const pen = canvas.getContext("2d");
  const SECOND = 800;
  let turn = last, drawn = -1, leaf = null, timer = 0, wanted = 0;

  const plain = (name, parent, text) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  };

  // -- shapes and points

  const shape = (who, parent, x, y, size) => {
    sign(make("svg", { viewBox: "0 0 20 20", width: size, height: size, x, y, "aria-hidden": "true" }, parent), who.colour, who.shape);
  };

  // -- the picture: whole tiles now and then, and on them what has changed

  const decode = ([x, y, bytes]) => new Promise((done, failed) => {
    if (!bytes) return done(null);
    const image = new Image();
    image.onload = () => done({ x, y, image });
    image.onerror = failed;
    image.src = `data:image/webp;base64,${bytes}`;
  });
  const paint = async () => {
    const mine = ++wanted;
    const chosen = data.leaves.find((one) => one.tall === narrow.matches) || data.leaves[0];
    if (chosen !== leaf) {
      [leaf, drawn] = [chosen, -1];
      [canvas.width, canvas.height] = leaf.size;
    }
    const key = turn - turn % data.every;
    const first = drawn < key || drawn > turn ? key : drawn + 1;
    const tiles = await Promise.all(leaf.tiles.slice(first, turn + 1).map(decode));
    if (mine !== wanted) return; // somebody has moved on meanwhile
    if (first === key) pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const tile of tiles) if (tile) pen.drawImage(tile.image, tile.x, tile.y);
    drawn = turn;
    canvas.dataset.turn = turn;
  };

  // -- the chart

  const chart = at("chart");
  let cursor = null, plot = null;
  const graph = () => {
    plot = field(chart, turns.map((one) => one.points), turns.map((one) => one.round), 96);
    const { x, y } = plot;
    people.forEach((who, n) => {
      const points = turns.map((one, at) => `${x(at)},${y(one.points[n])}`).join(" ");
      const line = { points, fill: "none", "stroke-linejoin": "round" };
      make("polyline", { ...line, stroke: who.colour, "stroke-width": 4 }, chart);
      if (who.sign) make("polyline", { ...line, stroke: who.mark, "stroke-width": 1.6, "stroke-dasharray": dashes[who.sign], "stroke-linecap": "round" }, chart);
    });
    for (const { who, y: height } of apart(people.map((who, n) => ({ who, y: y(turns[last].points[n]) })), 17, plot.bottom)) {
      shape(who, chart, plot.right + 6, height - 7, 14);
      make("text", { x: plot.right + 23, y: height + 4 }, chart, who.name.length > 11 ? `${who.name.slice(0, 10)}…` : who.name);
    }
    cursor = make("line", { y1: plot.top, y2: plot.bottom, class: "cursor" }, chart);
    mark();
  };
  const mark = () => {
    const x = plot.left + (plot.right - plot.left) * turn / Math.max(1, last);
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  };

  // -- what is told beside

  const scores = people.map((who) => {
    const line = plain("li", at("people"));
    shape(who, line, 0, 0, 15);
    plain("span", line, who.name);
    return plain("b", line);
  });
  const entries = turns.map((one, n) => {
    const line = plain("li", at("log"));
    const head = plain("h3", line);
    if (one.seat !== null) shape(people[one.seat], head, 0, 0, 15);
    plain("span", head, one.where);
    for (const text of one.told) plain("p", line, text);
    line.addEventListener("click", () => { stop(); show(n); });
    return line;
  });

  const show = (to) => {
    entries[turn].classList.remove("now");
    entries[turn].removeAttribute("aria-current");
    turn = Math.min(last, Math.max(0, to));
    const one = turns[turn], entry = entries[turn], log = at("log");
    entry.classList.add("now");
    entry.setAttribute("aria-current", "true");
    log.scrollTop = entry.offsetTop - Math.max(8, (log.clientHeight - entry.clientHeight) / 2);
    at("where").textContent = one.where;
    at("slider").value = turn;
    at("slider").setAttribute("aria-valuetext", one.where);
    canvas.setAttribute("aria-label", one.alt);
    scores.forEach((field, n) => { field.textContent = one.points[n]; });
    at("previous").disabled = turn === 0;
    at("next").disabled = turn === last;
    mark();
    return paint();
  };

  // -- moving

  const stop = () => {
    window.clearTimeout(timer);
    timer = 0;
    at("play").textContent = words.play;
  };
  const run = async () => {
    const began = performance.now();
    await show(turn + 1);
    if (!timer) return;
    if (turn === last) return stop();
    timer = window.setTimeout(run, Math.max(50, SECOND - (performance.now() - began)));
  };
  const play = () => {
    if (timer) return stop();
    at("play").textContent = words.pause;
    timer = window.setTimeout(run, turn === last ? SECOND : 0);
    if (turn === last) show(0);
  };
  const step = (by) => { stop(); show(turn + by); };

  at("slider").max = last;
  at("slider").setAttribute("aria-label", words.turn);
  at("slider").addEventListener("input", (event) => { stop(); show(Number(event.target.value)); });
  at("previous").addEventListener("click", () => step(-1));
  at("next").addEventListener("click", () => step(1));
  at("previous").title = words.previous;
  at("next").title = words.next;
  at("previous").setAttribute("aria-label", words.previous);
  at("next").setAttribute("aria-label", words.next);
  at("play").title = words.keys;
  at("play").addEventListener("click", play);
  at("points-title").textContent = words.points;
  at("log-title").textContent = words.log;
  at("log").setAttribute("aria-label", words.log);
  chart.setAttribute("aria-label", words.points);
  chart.addEventListener("click", (event) => {
    const share = (event.clientX - chart.getBoundingClientRect().left - plot.left) / (plot.right - plot.left);
    stop();
    show(Math.round(share * last));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input")) return;
    const keys = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => step(-last), End: () => step(last) };
    if (event.key === " " && event.target.tagName !== "BUTTON") keys[" "] = play;
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  const choose = (id, label, options, go) => {
    const select = at(id);
    select.setAttribute("aria-label", label);
    plain("option", select, label).value = "";
    options.forEach(([value, text]) => { plain("option", select, text).value = value; });
    select.addEventListener("change", () => {
      if (select.value !== "") { stop(); go(Number(select.value)); }
      select.value = "";
    });
  };
  choose("to-round", words["to-round"], data.rounds, (round) => show(turns.findIndex((one) => one.round === round)));
  const seats = [...new Set(turns.map((one) => one.seat).filter((seat) => seat !== null))].sort();
  choose("to-player", words["to-player"], seats.map((seat) => [seat, people[seat].name]), (seat) => {
    const later = turns.findIndex((one, n) => n > turn && one.seat === seat);
    show(later >= 0 ? later : turns.findIndex((one) => one.seat === seat));
  });

  narrow.addEventListener("change", paint);
  window.addEventListener("resize", graph);
  graph();
  stop();
  show(0);
})();
