"""Writes what SciPy and statsmodels say about random inputs, for the tests of CellBenchReport's statistics."""

import json
import pathlib

import numpy as np
from scipy import stats
from statsmodels.stats.multitest import multipletests

CASES = 1_000
OUTPUT = pathlib.Path(__file__).resolve().parents[2] / "Tests/CellBenchReportTests/Fixtures/statistics.json"


def numbers(values):
    return [float(f"{value:.12g}") for value in values]


def without_ties(random, smallest, largest):
    """Two sides of distinct whole numbers, one of them shifted by something between nothing and a lot."""
    m, n = random.integers(smallest, largest + 1, 2)
    values = random.permutation(2_000)[: m + n].astype(float)
    values[m:] += random.choice([0, 200.25, 700.25, 2_500.25])
    return values[:m], values[m:]


def with_ties(random, smallest, largest):
    m, n = random.integers(smallest, largest + 1, 2)
    x = random.integers(0, 6, m).astype(float)
    y = random.integers(0, 6, n).astype(float) + random.choice([0, 0, 1, 3])
    return x, y


def mann_whitney(random, draw, method):
    cases = []
    while len(cases) < CASES:
        x, y = draw(random)
        if len(set(x) | set(y)) < 2:
            continue
        result = stats.mannwhitneyu(x, y, alternative="two-sided", method=method)
        cases.append({"x": numbers(x), "y": numbers(y), "u": float(result.statistic), "p": float(result.pvalue)})
    return cases


def percentiles(random):
    cases = []
    for _ in range(CASES):
        x = random.lognormal(3, 2, random.integers(1, 40))
        x = np.array(numbers(x))
        percents = [0, 25, 50, 90, 99, 100, float(random.integers(0, 1001)) / 10]
        cases.append({"x": x.tolist(), "percents": percents, "values": np.percentile(x, percents).tolist()})
    return cases


def holm(random):
    cases = []
    for _ in range(CASES):
        p = np.array(numbers(random.uniform(0, 1, random.integers(1, 20)) ** 4))
        cases.append({"p": p.tolist(), "corrected": multipletests(p, method="holm")[1].tolist()})
    return cases


def bootstrap(random):
    """Intervals of the ratio of medians. They depend on the draws, so the tests compare them with a tolerance."""

    def ratio(base, head, axis=-1):
        return np.median(head, axis=axis) / np.median(base, axis=axis)

    cases = []
    for _ in range(CASES):
        m, n = random.integers(5, 25, 2)
        base = np.round(random.normal(1_000, 50, m), 1)
        head = np.round(random.normal(1_000 * random.choice([0.9, 1, 1.1]), 50, n), 1)
        result = stats.bootstrap(
            (base, head), ratio, n_resamples=4_000, method="percentile", vectorized=True, paired=False,
            confidence_level=0.95, rng=random)
        interval = result.confidence_interval
        cases.append({"base": base.tolist(), "head": head.tolist(), "interval": numbers([interval.low, interval.high])})
    return cases


def main():
    random = np.random.default_rng(20_260_101)
    every_deal = stats.PermutationMethod(n_resamples=1_000_000)
    sections = {
        "bootstrap": bootstrap(random),
        "holm": holm(random),
        "mannWhitneyAsymptotic": mann_whitney(random, lambda r: with_ties(r, 3, 40), "asymptotic"),
        "mannWhitneyExact": mann_whitney(random, lambda r: without_ties(r, 1, 24), "exact"),
        "mannWhitneyExactWithTies": mann_whitney(random, lambda r: with_ties(r, 2, 6), every_deal),
        "percentiles": percentiles(random),
    }
    with OUTPUT.open("w") as file:
        file.write("{\n")
        for index, (name, cases) in enumerate(sections.items()):
            file.write(f' "{name}": [\n')
            file.write(",\n".join("  " + json.dumps(case, sort_keys=True) for case in cases))
            file.write("\n ]" + ("," if index + 1 < len(sections) else "") + "\n")
        file.write("}\n")


main()
