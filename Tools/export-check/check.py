"""Has independent programs read CellBench's exports and give back the numbers that were put in.

    python3 -m venv check && check/bin/pip install check-jsonschema junitparser numpy scipy
    apt-get install libbenchmark-tools golang-golang-x-tools nodejs
    check/bin/python Tools/export-check/check.py 'cellbench report {input} --format {format} --out {output}' \\
        'cellbench gate {base} {head} --junit {output}'

The first command renders a report, the second writes the JUnit file of a gate whose exit code is not looked at. A
consumer that is not installed is an error: nothing is skipped.
"""

import csv
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import urllib.parse

import junitparser

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = [
    "plain/feed/updateRoot/generic", "with space/a b/c d/e", "quotes \"double\"/'single'/`tick`/x", "comma,a=1/b,c=2/d/e",
    "line\nbreak/tab\there/c/d", "accents é/ü/ñ/ø", "emoji 😀/👩‍👩‍👧/🏳️‍🌈/日本語", "percent %41/back\\slash/|pipe|/<tag>&amp;",
]
BENCHER = {
    "type": "object",
    "additionalProperties": {
        "type": "object",
        "additionalProperties": {
            "type": "object", "required": ["value"], "additionalProperties": False,
            "properties": {key: {"type": "number"} for key in ["value", "lower_value", "upper_value"]},
        },
    },
}
GITHUB = {
    "type": "array", "minItems": 1,
    "items": {
        "type": "object", "required": ["name", "value", "unit"],
        "properties": {
            "name": {"type": "string"}, "unit": {"type": "string"}, "value": {"type": "number"},
            "range": {"type": "string", "pattern": "^± [0-9.]+$"},
        },
    },
}


def report(shift):
    """A report whose every number says where it came from."""

    def benchmark(index, name):
        def exact(value, better="lower", unit="count"):
            return {"kind": "exact", "unit": unit, "better": better, "value": value, "phases": {"layout": value}}

        def sampled(first):
            return {"kind": "sampled", "unit": "ns", "better": "lower", "p50": 0,
                    "samples": [first + 10 * step for step in range(9)]}

        return {
            "id": name, "status": "ok", "metrics": {
                "mallocs": exact(1_000 + index + shift), "bytesAllocated": exact(50_000 + index, unit="bytes"),
                "hostsCreated": exact(12 + index), "cellsDequeued": exact(988, "neither"),
                "cpuTime": sampled(1_000_000 + 1_000 * index), "wallTime": sampled(2_000_000 + 1_000 * index),
                "frees": {"kind": "exact", "unit": "count", "better": "neither", "value": None, "reason": "off"},
            }}

    return {
        "schema": "cellbench.report/1", "environment": {"os": "Linux", "cores": 2},
        "run": {"profile": "quick", "seed": 1, "complete": True},
        "benchmarks": [benchmark(index, name) for index, name in enumerate(NAMES)]}


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, timeout=300, **options)


class Check:
    def __init__(self, directory, render, gate):
        self.directory, self.render, self.gate = directory, render, gate
        self.base, self.head = directory / "base.json", directory / "head.json"
        self.base.write_text(json.dumps(report(0)))
        self.head.write_text(json.dumps(report(5)))
        self.by_id = {one["id"]: one["metrics"] for one in report(0)["benchmarks"]}

    def export(self, report_format, source=None):
        output = self.directory / f"{(source or self.base).stem}.{report_format}"
        values = {"input": source or self.base, "format": report_format, "output": output}
        done = run(*[part.format(**values) for part in shlex.split(self.render)])
        assert done.returncode == 0, done.stderr
        return output

    def schema(self, schema, instance):
        if isinstance(schema, dict):
            path = self.directory / "schema.json"
            path.write_text(json.dumps(schema))
            schema = path
        tool = pathlib.Path(sys.executable).parent / "check-jsonschema"
        done = run(tool, "--schemafile", schema, instance)
        assert done.returncode == 0, done.stdout + done.stderr

    def check_json(self):
        """The report itself, by its published schema and by node's strict parser."""
        output = self.export("json")
        self.schema(ROOT / "docs/schema/report-1.json", output)
        script = "console.log(JSON.stringify(JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8'))))"
        read = json.loads(run("node", "-e", script, output, check=True).stdout)
        for one in read["benchmarks"]:
            for name, value in self.by_id[one["id"]].items():
                assert one["metrics"][name].get("value") == value.get("value")
                assert one["metrics"][name].get("samples") == value.get("samples")
        policy = self.directory / "policy.json"
        policy.write_text(json.dumps({"schema": "cellbench.policy/1", "rules": [{"metric": "mallocs", "absolute": 5}]}))
        self.schema(ROOT / "docs/schema/policy-1.json", policy)

    def check_google_benchmark(self):
        outputs = [self.export("google-benchmark", source) for source in (self.base, self.head)]
        for one in json.loads(outputs[0].read_text())["benchmarks"]:
            metrics = self.by_id[one["name"]]
            assert one["cpu_time"] == metrics["cpuTime"]["samples"][one["repetition_index"]]
            assert one["real_time"] == metrics["wallTime"]["samples"][one["repetition_index"]]
            assert one["mallocs"] == metrics["mallocs"]["value"] and "frees" not in one
        diff = self.directory / "diff.json"
        done = run(sys.executable, "/usr/share/benchmark/compare.py", "--no-color", "-d", diff, "benchmarks", *outputs)
        assert done.returncode == 0, done.stderr
        compared = {one["name"]: one for one in json.loads(diff.read_text())}
        for name, metrics in self.by_id.items():
            times = [measurement["cpu_time"] for measurement in compared[name]["measurements"]]
            assert times == metrics["cpuTime"]["samples"], name

    def check_go_benchmark(self):
        outputs = [self.export("go-benchmark", source) for source in (self.base, self.head)]
        done = run("benchcmp", *outputs)
        assert done.returncode == 0, done.stderr
        section = re.search(r"old allocs.*?\n(.*?)(?:\n\n|\Z)", done.stdout, re.S).group(1)
        allocs = {self.id_of(line.split()[0]): line.split()[1:3] for line in section.splitlines()}
        assert allocs == {
            name: [str(metrics["mallocs"]["value"]), str(metrics["mallocs"]["value"] + 5)]
            for name, metrics in self.by_id.items()}

    @staticmethod
    def id_of(go_name):
        """The id in `BenchmarkCells/scenario=…/content=…-1`."""
        parts = re.fullmatch(r"BenchmarkCells/(.*)-1", go_name).group(1).split("/")
        return "/".join(urllib.parse.unquote(part.split("=", 1)[1]) for part in parts)

    def check_csv(self):
        with self.export("csv").open(newline="") as file:
            for row in csv.DictReader(file):
                value = self.by_id[row["benchmark"]][row["metric"]]
                if value["kind"] == "exact":
                    assert row["value"] == ("" if value["value"] is None else str(value["value"]))
                else:
                    assert [float(one) for one in row["samples"].split()] == value["samples"]

    def check_bencher(self):
        output = self.export("bencher")
        self.schema(BENCHER, output)
        for name, measures in json.loads(output.read_text()).items():
            assert measures["mallocs"]["value"] == self.by_id[name]["mallocs"]["value"] and "frees" not in measures

    def check_github_action_benchmark(self):
        output = self.export("github-action-benchmark")
        self.schema(GITHUB, output)
        found = {one["name"]: one["value"] for one in json.loads(output.read_text())}
        for name, metrics in self.by_id.items():
            assert found[f"{name} – mallocs"] == metrics["mallocs"]["value"]

    def check_junit(self):
        output = self.directory / "junit.xml"
        values = {"base": self.base, "head": self.head, "output": output}
        run(*[part.format(**values) for part in shlex.split(self.gate)])
        failed = set()
        for suite in junitparser.JUnitXml.fromfile(str(output)):
            for case in suite:
                if case.name == "mallocs":
                    properties = {one.name: one.value for group in case.iterchildren(junitparser.Properties) for one in group}
                    value = self.by_id[case.classname]["mallocs"]["value"]
                    assert properties == {"base": str(value), "head": str(value + 5)}
                    failed.add(case.classname)
                    assert any(isinstance(one, junitparser.Failure) for one in case.result)
        assert failed == set(NAMES), set(NAMES) - failed


def main():
    with tempfile.TemporaryDirectory() as directory:
        check = Check(pathlib.Path(directory), *sys.argv[1:3])
        for name in sorted(dir(check)):
            if name.startswith("check_"):
                getattr(check, name)()
                print(name[6:].replace("_", "-"), "read back")


main()
