# Two commands do everything on a fresh Debian or macOS machine with a Swift toolchain: `make site` and `make test`.

SWIFT ?= swift
BUILD := .build
TOOLS := $(BUILD)/tools
SPECIMEN := $(BUILD)/release/specimen

.PHONY: site test lint pictures bench fuzz sanitize dist record build clean

## Install what building needs, build the release binary, build content/ into public/.
site: build
	$(SPECIMEN) build . --output public

build:
	.ci/install build
	.ci/release specimen

## Install what the tests need, a browser included, and run every test.
test:
	.ci/install build test
	$(SWIFT) test

## Formatting, and words that are not allowed in the sources.
lint:
	.ci/lint

## The pictures of the README, taken by Chromium.
pictures: build
	.ci/install build test
	.ci/pictures

## Speed on real and generated documents beside libcmark's own renderer in C, and Hugo, which goes into .build/tools;
## CORPUS may name folders of Markdown, which are cut at their headings and shuffled as the guide's documents are.
bench:
	.ci/install build bench
	.ci/release specimen Benchmarks Baseline
	PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" $(BUILD)/release/Benchmarks $(CORPUS)

## Mutated content and made-up phrases must not crash, generated documents must equal cmark-gfm's; SECONDS and SEED may be given, and
## DOCUMENTS, a folder whose documents are mutated in place of the content.
fuzz:
	.ci/install build test
	$(SWIFT) build --product Fuzz
	$(BUILD)/debug/Fuzz gfm --seconds $(or $(SECONDS),60) $(if $(SEED),--seed $(SEED))
	$(BUILD)/debug/Fuzz mutate --seconds $(or $(SECONDS),60) $(if $(SEED),--seed $(SEED)) \
		$(if $(DOCUMENTS),--documents $(DOCUMENTS))

## The tests of what handles memory itself, under AddressSanitizer.
sanitize:
	.ci/install build
	LSAN_OPTIONS=suppressions=.ci/leaks:print_suppressions=0 $(SWIFT) test --sanitize=address --scratch-path $(BUILD)/sanitize --filter '^(Files|Printing|Recognition|Scans|Syntax)Tests\.'

## The release as an archive with its checksum, in .build/dist.
dist: build
	.ci/dist

## Write the goldens anew; the run fails where one changed, so that somebody looks.
record:
	.ci/install build test
	RECORD=1 $(SWIFT) test

clean:
	rm -rf $(BUILD)
