// The views beside the matrices of a report.

extension HTMLScript {
  /// One benchmark.
  static let detail = #"""
    const phaseOrder = ["dequeue", "configure", "measure", "layout", "commit", "other"];

    function drawDetail(index) {
      const benchmark = data.benchmarks[index];
      replace(head, make("p", { class: "back" }, make("a", { href: "#" }, "All benchmarks")),
        make("h1", {}, visible(benchmark.id)),
        benchmark.failure ? make("p", { class: "bad" }, visible(benchmark.failure)) : null,
        (benchmark.flags || []).map((flag) => make("span", { class: "tag note" }, visible(flag))));
      const parts = [counters(benchmark)];
      for (const [name, found] of Object.entries(benchmark.accounts || {})) parts.push(accounts(name, found));
      for (const [place, samples] of Object.entries(benchmark.samples)) {
        const metric = data.metrics[place];
        parts.push(make("h3", {}, visible(metric.name)));
        if (samples.all.length) parts.push(distribution(metric, samples));
      }
      for (const [name, values] of Object.entries(benchmark.frames || {})) {
        const metric = data.metrics.find((m) => m.name === name);
        parts.push(make("h3", {}, visible(name) + " by frame"), timeline(name, values, metric ? metric.unit : "ns"));
      }
      replace(main, parts);
      main.focus({ preventScroll: true });
      scrollTo(0, 0);
    }

    function accounts(name, found) {
      const rows = found.accounts.map((account) => [make("td", { class: "number" }, grouped(account.value)),
        make("td", { class: "number" }, account.bytes === undefined ? "" : grouped(account.bytes)),
        account.names.map(visible).join(" < ")]);
      if (found.otherAccounts) {
        rows.push([make("td", { class: "number" }, grouped(found.otherValue)), "",
          `in ${grouped(found.otherAccounts)} more`]);
      }
      return table(`Who counts: ${visible(name)}`, [["value", "number"], ["bytes", "number"], ["by", "name"]], rows);
    }

    function counters(benchmark) {
      const byPhase = (i) => {
        const [found, pairs] = [{}, benchmark.phases[i] || []];
        for (let k = 0; k < pairs.length; k += 2) found[data.phases[pairs[k]]] = pairs[k + 1];
        return found;
      };
      const used = new Set(Object.keys(benchmark.phases).flatMap((i) => Object.keys(byPhase(i))));
      const phases = phaseOrder.filter((phase) => used.has(phase))
        .concat([...used].filter((phase) => !phaseOrder.includes(phase)).sort());
      const titles = [["metric", "name"], ["value", "number"], ["unit", ""],
        ...phases.map((phase) => [visible(phase), "number"]), ["one is", "soft"]];
      const rows = [];
      data.metrics.forEach((metric, i) => {
        const value = benchmark.values[i];
        const reason = benchmark.reasons[i];
        if (value === null && reason === undefined) return;
        const format = scale(metric.unit, [value]);
        const by = byPhase(i);
        rows.push([visible(metric.name),
          make("td", { class: "number", "data-metric": metric.name, "data-value": value === null ? "" : value },
            format.text(value)), visible(format.unit),
          ...phases.map((phase) => make("td", { class: "number", "data-phase": phase,
            "data-value": by[phase] === undefined ? "" : by[phase] }, by[phase] === undefined ? "" : exact(by[phase]))),
          reason === undefined ? meaning(metric) : visible(reason)]);
      });
      return table("Metrics, by phase where they are counted", titles, rows);
    }

    """#

  /// Two reports side by side.
  static let comparison = #"""
    const tones = { worse: "bad", failed: "bad", gone: "bad", "not comparable": "bad", better: "good",
      changed: "note", inconclusive: "note" };

    function drawComparison() {
      const verdicts = [...new Set(data.rows.map((row) => row.verdict))];
      const chosen = make("select", { name: "verdict", onchange: drawRows }, make("option", { value: "" }, "all"),
        verdicts.map((verdict) => make("option", { value: verdict }, verdict)));
      const search = make("input", { type: "search", name: "search", oninput: drawRows });
      const counts = Object.entries(data.counts).map(([name, count]) => `${grouped(count)} ${name}`).join(" · ");
      replace(head, make("h1", {}, data.headline ? "CellBench verdict" : "CellBench comparison"),
        data.headline ? make("p", { class: data.held ? "banner" : "banner failed" }, visible(data.headline)) : null,
        data.cautions.map((caution) => make("p", { class: "banner failed" }, visible(caution))),
        make("p", {}, counts), data.reasons.map((reason) => make("p", { class: "soft" }, visible(reason))), make("p", { class: "soft" }, `base: ${data.base.join(" · ")}`),
        make("p", { class: "soft" }, `head: ${data.head.join(" · ")}`),
        make("form", { onsubmit: (e) => e.preventDefault() }, make("label", {}, "Verdict", chosen),
          make("label", {}, "Only rows with", search), theme(),
          make("output", { id: "shown", "aria-live": "polite", class: "soft" })));

      function drawRows() {
        const text = search.value.toLowerCase();
        const rows = data.rows.filter((row) => (!chosen.value || row.verdict === chosen.value)
          && `${row.benchmark} ${row.metric || ""}`.toLowerCase().includes(text));
        document.getElementById("shown").textContent = `${grouped(rows.length)} rows`;
        const titles = [["benchmark", "name"], ["verdict", "verdict"], ["metric", "name"], ["base", "number"],
          ["head", "number"], ["", ""], ["difference", "number"], ["change", "number"], ["why it matters", "soft"]];
        const parts = [rows.length ? table("What differs, worst first", titles, rows.slice(0, 5000).map(differing))
          : make("p", {}, "Nothing differs.")];
        if (rows.length > 5000) parts.push(make("p", {}, `… and ${grouped(rows.length - 5000)} more: search for them.`));
        if (data.families.length) parts.push(families());
        replace(main, parts);
      }
      drawRows();
    }

    function differing(row) {
      const verdict = make("td", { class: "verdict " + (tones[row.verdict] || "") }, row.verdict);
      return [visible(row.benchmark), verdict, visible(row.metric || ""), row.base || "", row.head || "",
        visible(row.unit || ""), row.difference || "", row.change || "", visible(row.why)];
    }

    function families() {
      return table("Geometric means of head ÷ base that moved",
        [["scenario", "name"], ["metric", ""], ["mean", "number"], ["benchmarks in", "number"], ["left out", "number"]],
        data.families.map((family) => [visible(family.family), visible(family.metric), family.mean,
          grouped(family.in), grouped(family.out)]));
    }

    """#
}
