# Two commands are all a newcomer needs: `make bench` and `make test`.

SWIFT ?= swift
CELLBENCH = .build/release/cellbench
OUT ?= out

.PHONY: bench test verify gate format lint setup release clean help

## bench: installs what is missing, builds, runs the quick suite, writes out/report.json and prints the table
bench: release
	@mkdir -p $(OUT)
	$(CELLBENCH) run --profile quick --out $(OUT)/report.json --format table

## test: the tests of every target
test: setup
	$(SWIFT) test

## gate: a short run of our own suite against the committed baseline
gate: release
	@mkdir -p $(OUT)
	$(CELLBENCH) run --rounds 0 --out $(OUT)/gate.json --format table
	$(CELLBENCH) gate results/baseline.json $(OUT)/gate.json --policy results/policy.json

## verify: checks too long for CI
verify: release
	Tools/verify

## lint: the formatter's opinion, as CI asks for it
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Benchmarks Tests Examples

## format: makes lint agree
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Benchmarks Tests Examples

release: setup
	$(SWIFT) build -c release --product cellbench

setup:
	@Tools/setup

clean:
	rm -rf .build $(OUT)

help:
	@sed -n 's/^## /  make /p' Makefile
