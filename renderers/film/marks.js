"use strict";
// What pages draw of a game: the signs of its players, and the field of a chart of points. The scripts of pages follow.
const SVG = "http://www.w3.org/2000/svg";
const dashes = ["", "2 7", "0.1 7", "9 7", "4 4", "1 3"]; // a pattern on each colour, as on the boards

const make = (name, facts, parent, text) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
};

const corners = (count, inner, turned) => Array.from({ length: count }, (_, n) => {
  const angle = Math.PI * (2 * n / count - 0.5 + turned), far = inner && n % 2 ? inner : 9;
  return `${10 + far * Math.cos(angle)},${10 + far * Math.sin(angle)}`;
}).join(" ");
const outlines = {
  square: corners(4, 0, 0.25), triangle: corners(3, 0, 0), diamond: corners(4, 0, 0),
  pentagon: corners(5, 0, 0), star: corners(10, 4, 0),
};
const sign = (parent, colour, shape) => {
  const facts = { fill: colour, stroke: "#fff", "stroke-width": 1.5 };
  if (shape === "circle") make("circle", { cx: 10, cy: 10, r: 8, ...facts }, parent);
  else make("polygon", { points: outlines[shape], ...facts }, parent);
};

// the field of a chart with its grid and its rounds; `right` pixels are left beside it
const field = (chart, points, rounds, right) => {
  chart.replaceChildren();
  const wide = chart.clientWidth, high = chart.clientHeight, ends = points.length - 1;
  const all = points.flat();
  const low = Math.min(0, ...all), top = Math.max(1, ...all);
  const power = 10 ** Math.floor(Math.log10((top - low) / 4 || 1));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => (top - low) / n <= 5));
  const plot = { left: 40, right: wide - right, top: 12, bottom: high - 24 };
  const x = (n) => plot.left + (plot.right - plot.left) * n / Math.max(1, ends);
  const y = (value) => plot.bottom - (plot.bottom - plot.top) * (value - low) / (top - low);
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) {
    make("line", { x1: plot.left, x2: plot.right, y1: y(value), y2: y(value), class: "grid" }, chart);
    make("text", { x: plot.left - 6, y: y(value) + 4, "text-anchor": "end" }, chart, value);
  }
  let free = -99;
  rounds.forEach((round, n) => {
    if ((n && round === rounds[n - 1]) || x(n) < free) return;
    make("text", { x: x(n), y: high - 7, "text-anchor": "middle" }, chart, round);
    free = x(n) + 22;
  });
  return { ...plot, x, y };
};

// what ends at the same height lies one below the other, as close to it as there is room: `ends` have a `y`
const apart = (ends, far, floor) => {
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, n) => { if (n) end.y = Math.max(end.y, ends[n - 1].y + far); });
  for (let n = ends.length - 1, lowest = floor; n >= 0; n--, lowest -= far) ends[n].y = Math.min(ends[n].y, lowest);
  return ends;
};
