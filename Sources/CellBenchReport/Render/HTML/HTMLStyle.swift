/// The page's style sheet.
enum HTMLStyle {
  static let text = """

    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1c1d20; --soft: #5c6068; --line: #d9dbe0; --tint: #f4f5f7;
      --good: #127a3e; --bad: #b3261e; --note: #8a5a00; --accent: #0b57d0;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --paper: #16171a; --ink: #e6e7ea; --soft: #a2a6ae; --line: #34363c; --tint: #1f2125;
        --good: #6dd58c; --bad: #ff897d; --note: #f2b84b; --accent: #a8c7fa;
      }
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --paper: #16171a; --ink: #e6e7ea; --soft: #a2a6ae; --line: #34363c; --tint: #1f2125;
      --good: #6dd58c; --bad: #ff897d; --note: #f2b84b; --accent: #a8c7fa;
    }
    :root[data-theme="light"] { color-scheme: light; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
    header, main, noscript { display: block; max-width: 82rem; margin: 0 auto; padding: 1rem 1.5rem; }
    h1 { font-size: 1.4rem; margin: 0 0 .2rem; }
    h2 { font-size: 1.05rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    h3 { font-size: 1rem; margin: 1.5rem 0 .4rem; }
    p { margin: .3rem 0; }
    .soft { color: var(--soft); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .3rem .6rem; z-index: 2; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    main:focus { outline: none; }
    form { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; align-items: end; margin: .8rem 0 0; }
    label { display: grid; gap: .15rem; font-size: .85rem; color: var(--soft); }
    input, select, button {
      font: inherit; color: inherit; background: var(--tint); border: 1px solid var(--line); border-radius: .4rem;
      padding: .3rem .6rem;
    }
    button { cursor: pointer; }
    section.group { content-visibility: auto; contain-intrinsic-size: auto 14rem; margin: 0 0 1.6rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--soft); padding: .2rem 0; white-space: nowrap; }
    th, td { text-align: left; padding: .3rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
    thead th { color: var(--soft); font-weight: 600; font-size: .85rem; }
    td.number, th.number { text-align: right; white-space: nowrap; }
    td.name, td.soft { overflow-wrap: anywhere; min-width: 10rem; }
    a { color: var(--accent); }
    td.cell { padding: 0; min-width: 7rem; }
    td.cell button {
      display: flex; justify-content: space-between; gap: .6rem; width: 100%; border: 0; border-radius: 0;
      background: none; padding: .3rem .5rem; text-align: right;
    }
    td.cell button:hover { text-decoration: underline; }
    .factor { color: var(--soft); }
    .best { color: var(--good); font-weight: 600; }
    .good { color: var(--good); } .bad { color: var(--bad); } .note { color: var(--note); }
    .verdict { white-space: nowrap; font-weight: 600; }
    .tag { border: 1px solid currentColor; border-radius: .3rem; padding: 0 .3rem; font-size: .8rem; }
    svg { display: block; max-width: 100%; height: auto; }
    svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
    svg .mark { fill: var(--accent); } svg .line { stroke: var(--accent); fill: none; stroke-width: 1.5; }
    svg .axis { stroke: var(--line); } svg .budget { stroke: var(--bad); stroke-dasharray: 5 4; }
    svg .quantile { stroke: var(--ink); }
    .banner { border-left: .35rem solid var(--good); background: var(--tint); padding: .5rem .9rem; }
    .banner.failed { border-color: var(--bad); }
    @media print {
      form, .skip, .back { display: none; }
      section.group { content-visibility: visible; break-inside: avoid; }
      header, main { max-width: none; padding: 0; }
      .scroll { overflow: visible; }
    }

    """
}
