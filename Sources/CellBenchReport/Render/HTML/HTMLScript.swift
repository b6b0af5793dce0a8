/// The page's script. It makes elements and sets their text; it never makes markup out of data.
enum HTMLScript {
  static let text =
    "\n\"use strict\";\n(() => {\n" + [base, charts, report, detail, comparison, start].joined() + "})();\n"

  /// Elements and numbers.
  private static let base = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const main = document.getElementById("main");
    const head = document.getElementById("head");

    function make(tag, attributes, ...children) {
      const svg = ["svg", "line", "rect", "circle", "path", "text", "g"].includes(tag);
      const element = svg
        ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
      }
      fill(element, children);
      return element;
    }

    function fill(element, ...children) {
      element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null));
    }

    function replace(element, ...children) {
      element.replaceChildren();
      fill(element, children);
    }

    // Control characters and characters that turn the direction of writing are shown as their code points.
    function visible(text) {
      return String(text).replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
        (found) => "\\u{" + found.codePointAt(0).toString(16) + "}");
    }

    // What one of a metric is, and why more of it is worse.
    function meaning(metric) {
      return visible(metric.meaning) + (metric.matters ? "; " + visible(metric.matters) : "");
    }

    function grouped(value) { return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ","); }

    // All values of a column in one scale, so that the column has one unit.
    function scale(unit, values) {
      const largest = most(values.filter((v) => v !== null).map((v) => Math.abs(Number(v))), 0);
      if (unit !== "ns") return { unit: unit === "count" ? "" : unit, text: exact };
      const [name, divisor] = [["s", 1e9], ["ms", 1e6], ["µs", 1e3], ["ns", 1]].find((s) => largest >= s[1]) || ["ns", 1];
      const size = largest / divisor;
      const digits = divisor === 1 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3;
      return { unit: name, text: (v) => v === null ? "—" : decimal(v / divisor, digits) };
    }

    // Not Math.max(...values): there may be more values than arguments fit on the stack.
    function most(values, start) { return values.reduce((a, b) => Math.max(a, b), start); }
    function least(values, start) { return values.reduce((a, b) => Math.min(a, b), start); }

    function exact(value) {
      if (value === null || value === undefined) return "—";
      return typeof value === "string" || Number.isInteger(value) ? grouped(value) : decimal(value, 2);
    }

    function decimal(value, digits) {
      const [whole, rest] = value.toFixed(digits).split(".");
      return grouped(whole) + (rest ? "." + rest : "");
    }

    function table(caption, titles, rows) {
      const cells = (row, tag) => row.map((cell, column) =>
        cell instanceof Node ? cell : make(column === 0 || tag === "th" ? "th" : "td",
          { scope: tag === "th" ? "col" : column === 0 ? "row" : undefined, class: titles[column][1] }, cell));
      return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": caption }, make("table", {},
        make("caption", {}, caption),
        make("thead", {}, make("tr", {}, cells(titles.map((title) => title[0]), "th"))),
        make("tbody", {}, rows.map((row) => make("tr", {}, cells(row, "td"))))));
    }

    function theme() {
      return make("button", { type: "button", onclick: () => {
        const root = document.documentElement;
        const dark = root.dataset.theme ? root.dataset.theme === "dark"
          : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.theme = dark ? "light" : "dark";
      } }, "Light or dark");
    }

    """#

  /// Distributions and timelines.
  private static let charts = #"""
    const width = 720;

    function chart(height, label, ...children) {
      return make("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label }, children);
    }

    function distribution(metric, samples) {
      const values = samples.all;
      // Unscaled: samples often differ in their last digits only.
      const [unit, text] = [visible(metric.unit), exact];
      const [low, high] = [least(values, Infinity), most(values, -Infinity)];
      const x = (v) => 40 + (high > low ? (v - low) / (high - low) : .5) * (width - 80);
      const bins = new Array(60).fill(0);
      const marks = values.map((v) => {
        const bin = Math.min(59, Math.floor((high > low ? (v - low) / (high - low) : .5) * 60));
        return make("circle", { class: "mark", cx: x(v).toFixed(1), cy: 88 - Math.min(14, bins[bin]++) * 5, r: 2.5 },
          make("title", {}, `${text(v)} ${unit}`));
      });
      const quantiles = ["p50", "p90", "p99"].map((name, row) => make("g", {},
        make("line", { class: "quantile", x1: x(samples[name]), x2: x(samples[name]), y1: 92, y2: 100 }),
        make("text", { x: x(samples[name]), y: 112 + row * 13, "text-anchor": "middle" },
          `${name} ${text(samples[name])} ${unit}`)));
      const label = `${values.length} samples of ${visible(metric.name)} from ${text(low)} to ${text(high)} ${unit}, `
        + `median ${text(samples.p50)} ${unit}`;
      return make("figure", {}, make("figcaption", { class: "soft" }, label),
        chart(145, label, make("line", { class: "axis", x1: 40, x2: width - 40, y1: 92, y2: 92 }), marks, quantiles));
    }

    // Time against the budget of a frame, on the machine that ran the benchmarks.
    function timeline(name, values, unit) {
      const format = scale(unit, values);
      const largest = most(values, 0);
      const y = (v) => 150 - (largest > 0 ? v / largest : 0) * 130;
      const step = Math.max(1, Math.ceil(values.length / 1200));
      const points = [];
      for (let i = 0; i < values.length; i += step) points.push(most(values.slice(i, i + step), -Infinity));
      const x = (i) => 50 + (points.length > 1 ? i / (points.length - 1) : .5) * (width - 60);
      const path = points.map((v, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("");
      const budgets = unit === "ns" ? [[1e9 / 60, "60 Hz"], [1e9 / 120, "120 Hz"]] : [];
      const lines = budgets.filter(([budget]) => budget <= largest).map(([budget, title]) => make("g", {},
        make("line", { class: "budget", x1: 50, x2: width - 10, y1: y(budget), y2: y(budget) }),
        make("text", { x: width - 10, y: y(budget) - 4, "text-anchor": "end" }, title)));
      const shares = budgets.map(([budget, title]) => `${decimal(largest / budget * 100, 2)} % of a frame at ${title}`);
      const label = `${visible(name)} by frame: ${grouped(values.length)} frames, the largest `
        + `${format.text(largest)} ${format.unit}${shares.length ? ", " + shares.join(", ") : ""}, on this machine`;
      return make("figure", {}, make("figcaption", { class: "soft" }, label), chart(175, label,
        make("line", { class: "axis", x1: 50, x2: width - 10, y1: 150, y2: 150 }),
        make("text", { x: 46, y: 24, "text-anchor": "end" }, format.text(largest)),
        make("text", { x: 46, y: 154, "text-anchor": "end" }, "0"),
        make("text", { x: 50, y: 170 }, "first frame"),
        make("text", { x: width - 10, y: 170, "text-anchor": "end" }, "last frame"),
        lines, make("path", { class: "line", d: path })));
    }

    """#

  /// The matrices of a report.
  private static let report = #"""
    const preferred = ["layoutPasses", "mallocs", "cpuTime"];
    const state = { metric: 0, search: "" };

    function reportControls(redraw) {
      const metric = make("select", { name: "metric", onchange: (e) => { state.metric = +e.target.value; redraw(); } },
        data.metrics.map((m, i) => make("option", { value: i, selected: i === state.metric }, visible(m.name))));
      const search = make("input", { type: "search", name: "search", value: state.search,
        oninput: (e) => { state.search = e.target.value; redraw(); } });
      return make("form", { onsubmit: (e) => e.preventDefault() },
        make("label", {}, "Metric", metric), make("label", {}, "Only benchmarks with", search), theme(),
        make("output", { id: "shown", "aria-live": "polite", class: "soft" }));
    }

    function drawReport() {
      replace(head, make("h1", {}, "CellBench report"),
        make("p", { class: "soft" }, `${grouped(data.benchmarks.length)} benchmarks · ${data.notes.join(" · ")}`),
        make("p", { class: "soft" }, "Counts are of the model; times are of the machine that ran it, never of a device."),
        reportControls(drawMatrices));
      drawMatrices();
    }

    function drawMatrices() {
      const search = state.search.toLowerCase();
      const metric = data.metrics[state.metric];
      let shown = 0;
      const sections = [];
      if (metric && metric.meaning) sections.push(make("p", {}, `One is: ${meaning(metric)}.`));
      for (const group of data.groups) {
        const rows = group.rows.filter((row) => data.benchmarks[row[0]].id.toLowerCase().includes(search));
        if (!rows.length) continue;
        shown += rows.length;
        sections.push(make("section", { class: "group" }, make("h2", {}, visible(group.title)), matrix(rows, metric)));
      }
      replace(main, sections);
      document.getElementById("shown").textContent = `${grouped(shown)} benchmarks shown`;
    }

    function matrix(rows, metric) {
      const value = (row) => metric ? data.benchmarks[row[0]].values[state.metric] : null;
      const known = rows.map(value).filter((v) => v !== null && Number(v) > 0).map(Number);
      const best = !known.length || !metric || metric.better === "neither" ? null
        : metric.better === "higher" ? most(known, 0) : least(known, Infinity);
      const format = scale(metric ? metric.unit : "", rows.map(value));
      const hosts = [...new Set(rows.map((row) => row[1]))];
      const roots = [...new Set(rows.map((row) => row[2]))];
      const at = new Map(rows.map((row) => [row[1] + "\n" + row[2], row]));
      const caption = metric ? `${visible(metric.name)}${format.unit ? " in " + visible(format.unit) : ""}`
        + (best === null ? "" : ", and how many times the best of the table") : "No metrics";
      return table(caption, [["host", ""], ...roots.map((root) => [visible(root) || "value", "number"])],
        hosts.map((host) => [visible(host), ...roots.map((root) => {
          const row = at.get(host + "\n" + root);
          return row ? cell(row, value(row), best, format, metric) : make("td", { class: "number" }, "");
        })]));
    }

    function cell(row, value, best, format, metric) {
      const benchmark = data.benchmarks[row[0]];
      const factor = best === null || value === null ? null
        : metric.better === "higher" ? best / Number(value) : Number(value) / best;
      const text = benchmark.failure ? "failed" : format.text(value);
      const button = make("button", { type: "button", title: visible(benchmark.id),
        "aria-label": `${visible(benchmark.id)}: ${text}`, onclick: () => { location.hash = "b" + row[0]; } },
        make("span", { class: benchmark.failure ? "bad" : undefined }, text),
        factor === null || benchmark.failure ? null
          : make("span", { class: factor <= 1.0005 ? "best" : "factor" }, "×" + decimal(factor, 2)));
      const element = make("td", { class: "cell number", "data-benchmark": row[0], "data-value": value === null ? "" : value },
        button);
      if (factor !== null && factor > 1.0005) {
        const share = Math.min(32, Math.log2(factor) * 9);
        element.style.background = `color-mix(in srgb, var(--bad) ${share.toFixed(1)}%, transparent)`;
      }
      return element;
    }

    """#

  private static let start = #"""
    function draw() {
      if (data.kind === "comparison") return drawComparison();
      const index = /^#b(\d+)$/.exec(location.hash);
      if (index && data.benchmarks[index[1]]) drawDetail(+index[1]); else drawReport();
    }
    if (data.kind === "report") {
      const wanted = preferred.map((name) => data.metrics.findIndex((m) => m.name === name)).find((i) => i >= 0);
      state.metric = wanted === undefined ? 0 : wanted;
      addEventListener("hashchange", draw);
    }
    draw();

    """#
}
