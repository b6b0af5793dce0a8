"""Opens CellBench's HTML in headless Chromium and compares what it shows with the report it was made from.

    python3 Tools/html-check/check.py REPORT.json REPORT.html [SCREENSHOT-DIRECTORY]
    python3 Tools/html-check/check.py COMPARISON.json COMPARISON.html [SCREENSHOT-DIRECTORY]

Exits 0 when the page raises no error, asks for nothing but itself, and shows the figures of the JSON: of a report the
selected metric of every benchmark, and every metric and phase of some of them; of a comparison every row that differs,
with its verdict and both values. With a directory it leaves screenshots there.
"""

import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile

CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0"]
SAMPLED_BENCHMARKS = 8


class Cells(html.parser.HTMLParser):
    """The attributes of every table cell that carries a figure."""

    def __init__(self):
        super().__init__()
        self.cells = []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "td" and "data-value" in attributes:
            self.cells.append(attributes)


def chromium(arguments, url):
    with tempfile.TemporaryDirectory() as directory:
        log = pathlib.Path(directory, "net.json")
        run = subprocess.run(
            CHROMIUM + [f"--user-data-dir={directory}/profile", f"--log-net-log={log}"] + arguments + [url],
            capture_output=True, text=True, timeout=300, check=True)
        asked = re.findall(r'"url":\s*"(https?://[^"]*)"', log.read_text()) if log.exists() else []
    # Chromium itself looks for updates and the like: only what the page could have asked for counts.
    own = [one for one in asked if not re.search(r"://[^/]*\b(google|googleapis|gvt1|chrome)\w*\.", one)]
    errors = [line for line in run.stderr.splitlines() if "CONSOLE" in line]
    return run.stdout, errors, own


def figure(value):
    """What the page should say of a metric: the count, or the median."""
    if value["kind"] == "exact":
        return value["value"]
    return value["p50"]


def same(shown, expected):
    if expected is None:
        return shown == ""
    return int(shown) == expected if isinstance(expected, int) else float(shown) == expected


def check_overview(report, url, problems):
    page, errors, asked = chromium(["--dump-dom"], url)
    problems += errors + [f"asked for {one}" for one in asked]
    chosen = re.search(r'<option value="(\d+)" selected[^>]*>([^<]*)<', page)
    names = sorted({name for one in report["benchmarks"] for name in one.get("metrics", {})})
    metric = names[int(chosen.group(1))]
    cells = Cells()
    cells.feed(page)
    shown = {int(cell["data-benchmark"]): cell["data-value"] for cell in cells.cells}
    if sorted(shown) != list(range(len(report["benchmarks"]))):
        problems.append(f"{len(shown)} benchmarks are shown of {len(report['benchmarks'])}")
    for index, benchmark in enumerate(report["benchmarks"]):
        value = benchmark.get("metrics", {}).get(metric)
        if not same(shown.get(index, ""), figure(value) if value else None):
            problems.append(f"{benchmark['id']!r}: {metric} is shown as {shown.get(index)!r}, not {value}")


def check_detail(report, index, url, problems):
    page, errors, asked = chromium(["--dump-dom"], f"{url}#b{index}")
    problems += errors + [f"asked for {one}" for one in asked]
    cells = Cells()
    cells.feed(page)
    benchmark = report["benchmarks"][index]
    shown = {}
    for cell in cells.cells:
        if "data-metric" in cell:
            current = shown[cell["data-metric"]] = {"value": cell["data-value"], "phases": {}}
        elif cell["data-value"] != "":
            current["phases"][cell["data-phase"]] = int(cell["data-value"])
    if sorted(shown) != sorted(benchmark.get("metrics", {})):
        problems.append(f"{benchmark['id']!r} shows other metrics: {sorted(shown)}")
        return
    for name, value in benchmark.get("metrics", {}).items():
        if not same(shown[name]["value"], figure(value)) or shown[name]["phases"] != value.get("phases", {}):
            problems.append(f"{benchmark['id']!r}: {name} is shown as {shown[name]}, not {value}")


class Rows(html.parser.HTMLParser):
    """The texts of the cells of every table row."""

    def __init__(self):
        super().__init__()
        self.rows, self.text = [], None

    def handle_starttag(self, tag, attributes):
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.text = ""

    def handle_data(self, data):
        if self.text is not None:
            self.text += data

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.rows[-1].append(self.text)
            self.text = None


def check_comparison(comparison, url, problems):
    page, errors, asked = chromium(["--dump-dom"], url)
    problems += errors + [f"asked for {one}" for one in asked]
    rows = Rows()
    rows.feed(page)
    shown = {(row[0], row[2]): (row[1], row[3], row[4]) for row in rows.rows if len(row) == 9}
    expected = {}
    for benchmark in comparison["benchmarks"]:
        for name, metric in benchmark["metrics"].items():
            if metric["verdict"] in ("worse", "better", "changed"):
                expected[benchmark["id"], name] = metric
    for place, metric in expected.items():
        verdict, base, head = shown.get(place, (None, "", ""))
        if verdict != metric["verdict"]:
            problems.append(f"{place}: the verdict is shown as {verdict!r}, not {metric['verdict']!r}")
        # Large times and sizes are shown in larger units: their digits are checked where they are counts.
        elif metric["unit"] == "count" and (plain(base), plain(head)) != (metric["base"], metric["head"]):
            problems.append(f"{place}: shown as {base} and {head}, not {metric['base']} and {metric['head']}")
    if not expected:
        problems.append("the comparison has no row that differs: there is nothing to check")


def plain(text):
    return int(text.replace(",", ""))


def main():
    data = json.loads(pathlib.Path(sys.argv[1]).read_text())
    url = pathlib.Path(sys.argv[2]).resolve().as_uri()
    problems = []
    if data["schema"].startswith("cellbench.report/"):
        check_overview(data, url, problems)
        count = len(data["benchmarks"])
        for index in sorted({count * step // SAMPLED_BENCHMARKS for step in range(min(count, SAMPLED_BENCHMARKS))}):
            check_detail(data, index, url, problems)
    else:
        check_comparison(data, url, problems)
    if len(sys.argv) > 3:
        directory = pathlib.Path(sys.argv[3])
        directory.mkdir(parents=True, exist_ok=True)
        dark = ["--blink-settings=preferredColorScheme=0"]
        for name, anchor, arguments in [("report", "", []), ("report-dark", "", dark), ("benchmark", "#b0", [])]:
            target = directory / f"{name}.png"
            chromium(["--window-size=1280,1600", f"--screenshot={target}"] + arguments, url + anchor)
        chromium([f"--print-to-pdf={directory / 'report.pdf'}"], url)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
