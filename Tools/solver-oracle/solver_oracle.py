#!/usr/bin/env python3
"""Makes random constraint systems and solves them with two other solvers.

Every system is solved by a priority-lexicographic linear program (scipy): level by level, from the highest priority
down, the sum of absolute violations is made as small as the levels above allow. Systems with at most two priorities
below required are also solved by kiwisolver, and must agree. Only systems with one answer are written.

    pip install scipy kiwisolver
    solver_oracle.py --count 1000 --seed 1 --out Tests/AutoLayoutTests/Fixtures/random.txt
    solver_oracle.py --count 10000 --seed 2 --out /tmp/random.txt
    AUTOLAYOUT_RANDOM_SYSTEMS=/tmp/random.txt swift test --filter RandomSystemTests

A line is `id|variables|constraints|values`, constraints are separated by `;`, a constraint is
`variable:coefficient,…relation constant@priority` with `<`, `=`, `>` for the relations.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys

import numpy
from scipy.optimize import linprog

REQUIRED = 1000
PRIORITIES = [1, 25, 50, 100, 249, 250, 251, 500, 749, 750, 751, 998, 999]


def random_system(rng, family):
    """Constraints as (terms, relation, constant, priority); what is required holds at a random point."""
    if family in SPECIAL:
        return special_system(rng, family)
    count = rng.randint(1, 8)
    point = [rng.randint(-20, 300) for _ in range(count)]
    if family == "K":
        priorities = rng.sample(PRIORITIES, 2)
    else:
        priorities = rng.sample(PRIORITIES, rng.randint(1, 6))
    fractions = [1, 1, 1, -1, -1, 2, 0.5, 0.25, -0.5, 1.5, 3, 0.1] if family != "L" else [1, 1, -1]
    constraints = []
    for _ in range(rng.randint(count, 3 * count + 3)):
        size = min(count, rng.choice([1, 1, 2, 2, 3, 4]))
        terms = [(v, rng.choice(fractions)) for v in rng.sample(range(count), size)]
        relation = rng.choice("<=>")
        if rng.random() < 0.35:
            value = sum(c * point[v] for v, c in terms)
            slack = rng.choice([0, 0, rng.randint(0, 100)])
            constant = value + {"<": slack, "=": 0, ">": -slack}[relation]
            constraints.append((terms, relation, constant, REQUIRED))
        else:
            constraints.append((terms, relation, rng.randint(-50, 350), rng.choice(priorities)))
    if rng.random() < 0.8:
        # Something weak for every variable, so that most systems have one answer.
        for v in range(count):
            constraints.append(([(v, 1)], "=", rng.randint(0, 300), priorities[v % len(priorities)]))
    return count, [(t, r, round(k, 6), p) for t, r, k, p in constraints]


# What families other than K, G and L are made of: M multipliers of many sizes, I inequalities both ways, E many
# constraints of one priority, N nearly parallel ones, S constants of many sizes, C cycles, V views in views.
SPECIAL = "MIENSCV"
MULTIPLIERS = {
    "M": [1, -1, 0.1, 10, 0.375, -0.625, 7, 0.3, -2.5, 1.1],
    "N": [1, 1.01, 0.99, -1, -1.01, 1.001],
    "S": [1, -1, 2, 0.5],
}


def special_system(rng, family):
    if family == "V":
        return nested_system(rng)
    count = rng.randint(2, 10)
    large = family == "S"
    point = [rng.choice([1e-3, 1, 1e3, 1e5]) * rng.randint(-9, 9) if large else rng.randint(-50, 400) for _ in range(count)]
    priorities = [rng.choice(PRIORITIES)] if family == "E" else rng.sample(PRIORITIES, rng.randint(2, 7))
    multipliers = MULTIPLIERS.get(family, [1, 1, -1, 2, -0.5])
    constraints = []

    def add(terms, relation, required):
        value = sum(c * point[v] for v, c in terms)
        if required:
            slack = rng.choice([0, 0, rng.randint(0, 80)])
            constraints.append((terms, relation, value + {"<": slack, "=": 0, ">": -slack}[relation], REQUIRED))
        else:
            spread = 10 ** rng.randint(-2, 4) if large else rng.randint(1, 200)
            constraints.append((terms, relation, value + rng.uniform(-1, 1) * spread, rng.choice(priorities)))

    if family == "C":
        ring = rng.sample(range(count), rng.randint(2, count))
        for a, b in zip(ring, ring[1:] + ring[:1]):
            add([(a, 1), (b, -rng.choice([1, 1, 2, 0.5]))], rng.choice("<=>="), rng.random() < 0.6)
    for _ in range(rng.randint(count, 3 * count)):
        terms = [(v, rng.choice(multipliers)) for v in rng.sample(range(count), min(count, rng.choice([1, 2, 2, 3, 4])))]
        if family == "I":
            add(terms, "<", rng.random() < 0.3)
            add(terms, ">", rng.random() < 0.3)
        else:
            add(terms, rng.choice("<=>"), rng.random() < 0.35)
    for v in range(count):
        constraints.append(([(v, 1)], "=", rng.randint(0, 300), priorities[v % len(priorities)]))
    return count, [(t, r, round(k, 6), p) for t, r, k, p in constraints]


def nested_system(rng):
    """One axis of views in views or beside each other: a left edge and a width each."""
    views = rng.randint(3, 30)
    constraints = [([(1, 1)], "=", rng.randint(300, 2000), REQUIRED), ([(0, 1)], "=", 0, REQUIRED)]
    around = 0
    for view in range(1, views):
        left, width, outer, breadth = 2 * view, 2 * view + 1, 2 * around, 2 * around + 1
        constraints.append(([(width, 1)], ">", 0, REQUIRED))
        inset = rng.randint(0, 8)
        if rng.random() < 0.6:
            constraints.append(([(left, 1)], "=", inset, REQUIRED))
            end = ([(left, 1), (width, 1), (breadth, -1)], rng.choice("==<"), -inset)
            constraints.append(end + (rng.choice([REQUIRED, REQUIRED, 999, 751]),))
            around = view if rng.random() < 0.8 else around
        else:
            constraints.append(([(left, 1), (outer, -1), (breadth, -1)], "=", inset, REQUIRED))
            around = view if rng.random() < 0.5 else around
        size = rng.randint(10, 400)
        constraints.append(([(width, 1)], "<", size, rng.choice([250, 251, 249, 300])))
        constraints.append(([(width, 1)], ">", size, rng.choice([750, 751, 749, 700])))
    for variable in range(2 * views):
        constraints.append(([(variable, 1)], "=", rng.randint(0, 100), 1 + variable % 7))
    rng.shuffle(constraints)
    return 2 * views, constraints


def solve(objective, inequalities, equalities, bounds, tolerance):
    a_ub = numpy.array([row for row, _ in inequalities]) if inequalities else None
    b_ub = numpy.array([k for _, k in inequalities]) if inequalities else None
    a_eq = numpy.array([row for row, _ in equalities]) if equalities else None
    b_eq = numpy.array([k for _, k in equalities]) if equalities else None
    options = {"primal_feasibility_tolerance": tolerance, "dual_feasibility_tolerance": tolerance}
    return linprog(objective, a_ub, b_ub, a_eq, b_eq, bounds, method="highs", options=options)


def lexicographic(count, constraints, rng, tolerance):
    """The values, or None when there is no or more than one answer."""
    soft = [c for c in constraints if c[3] < REQUIRED]
    width = count + 2 * len(soft)
    inequalities, equalities = [], []
    for terms, relation, constant, priority in constraints:
        if priority < REQUIRED:
            continue
        row = numpy.zeros(width)
        for v, c in terms:
            row[v] += c
        if relation == "=":
            equalities.append((row, constant))
        else:
            sign = 1 if relation == "<" else -1
            inequalities.append((sign * row, sign * constant))
    for index, (terms, relation, constant, _) in enumerate(soft):
        # Σ terms − over + under = constant; what the relation allows costs nothing.
        row = numpy.zeros(width)
        for v, c in terms:
            row[v] += c
        row[count + 2 * index] -= 1
        row[count + 2 * index + 1] += 1
        equalities.append((row, constant))
    bounds = [(None, None)] * count + [(0, None)] * (2 * len(soft))
    for level in sorted({c[3] for c in soft}, reverse=True):
        objective = numpy.zeros(width)
        for index, (_, relation, _, priority) in enumerate(soft):
            if priority == level:
                objective[count + 2 * index] = relation != ">"
                objective[count + 2 * index + 1] = relation != "<"
        result = solve(objective, inequalities, equalities, bounds, tolerance)
        if result.status != 0:
            return None
        inequalities.append((objective, result.fun + tolerance))
    direction = numpy.zeros(width)
    direction[:count] = [rng.uniform(0.5, 1.5) * rng.choice([-1, 1]) for _ in range(count)]
    low = solve(direction, inequalities, equalities, bounds, tolerance)
    high = solve(-direction, inequalities, equalities, bounds, tolerance)
    if low.status != 0 or high.status != 0 or numpy.abs(low.x[:count] - high.x[:count]).max() > 1e-3:
        return None
    return [float(x) for x in (low.x[:count] + high.x[:count]) / 2]


def kiwi(count, constraints):
    """The values by kiwisolver; None when it refuses, or when it ends its process, which it does on some systems."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        values = kiwi_values(count, constraints)
        os.write(writing, json.dumps(values).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else None


def kiwi_values(count, constraints):
    """The values by kiwisolver, with two strengths far apart; None when it refuses."""
    import kiwisolver

    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(v)) for v in range(count)]
    levels = sorted({c[3] for c in constraints if c[3] < REQUIRED})
    strengths = dict(zip(levels, [1.0, 1e6])) | {REQUIRED: kiwisolver.strength.required}
    try:
        for terms, relation, constant, priority in constraints:
            left = sum((c * variables[v] for v, c in terms[1:]), terms[0][1] * variables[terms[0][0]])
            made = left <= constant if relation == "<" else left >= constant if relation == ">" else left == constant
            solver.addConstraint(made | strengths[priority])
    except kiwisolver.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    return [v.value() for v in variables]


def case(job):
    """One line and what kiwisolver said: `agrees`, `differs`, `failed`, or nothing; no line when there is no one answer."""
    seed, family = job
    rng = random.Random(seed)
    count, constraints = random_system(rng, family)
    # Large and nearly parallel terms magnify what the linear program lets pass.
    values = lexicographic(count, constraints, rng, 1e-9 if family in SPECIAL else 1e-7)
    if values is None:
        return None, ""
    verdict = ""
    if family == "K":
        other = kiwi(count, constraints)
        verdict = "failed" if other is None else "agrees"
        if other and max(abs(a - b) for a, b in zip(values, other)) > 0.01:
            verdict = "differs"
    written = ";".join(
        ",".join(f"{v}:{c:g}" for v, c in terms) + f"{relation}{constant:.10g}@{priority}"
        for terms, relation, constant, priority in constraints
    )
    line = f"{family}{seed}|{count}|{written}|" + ",".join(f"{x:.4f}".rstrip("0").rstrip(".") for x in values)
    return line, verdict


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--families", default="KGL", help="of KGL and " + SPECIAL)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    written = 0
    verdicts = {"agrees": [], "differs": [], "failed": []}
    start = arguments.seed * 1_000_000
    with open(arguments.out, "w") as out, multiprocessing.Pool() as pool:
        families = arguments.families
        jobs = ((start + n, families[n % len(families)]) for n in range(20 * arguments.count))
        for line, verdict in pool.imap(case, jobs, chunksize=16):
            if line is None:
                continue
            if verdict:
                verdicts[verdict].append(line.split("|")[0])
            # Where the two solvers differ, neither is an oracle.
            if verdict != "differs":
                out.write(line + "\n")
                written += 1
            if written == arguments.count:
                pool.terminate()
                break
    print(f"{written} systems; kiwisolver " + ", ".join(f"{v} {len(ids)}" for v, ids in verdicts.items()))
    print("differs:", *verdicts["differs"][:20])
    return 0 if written == arguments.count else 1


if __name__ == "__main__":
    sys.exit(main())
