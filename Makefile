# Two commands do everything on a fresh Debian or macOS machine with a Swift toolchain: `make site` and `make test`.

SWIFT ?= swift
BUILD := .build
TOOLS := $(BUILD)/tools
SPECIMEN := $(BUILD)/release/specimen

.PHONY: site test lint pictures bench fuzz sanitize dist record build clean

## Install the build requirements, build the release binary, and build content/ into public/.
site: build
	$(SPECIMEN) build . --output public

build:
	.ci/install build
	.ci/release specimen

## Install the test requirements, including a browser, and run every test.
test:
	.ci/install build test
	$(SWIFT) test

## Check formatting and words that are not allowed in the sources.
lint:
	.ci/lint

## Take the README's pictures with Chromium.
pictures: build
	.ci/install build test
	.ci/pictures

## Compare speed on real and generated documents with libcmark's own renderer in C and with Hugo, which is installed in
## .build/tools. CORPUS may name folders of Markdown; these are cut at their headings and shuffled like the guide's documents.
bench:
	.ci/install build bench
	.ci/release specimen Benchmarks Baseline
	PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" $(BUILD)/release/Benchmarks $(CORPUS)

## Look for crashes in mutated content and made-up phrases, and for differences from cmark-gfm in generated documents.
## Options: SECONDS, SEED, and DOCUMENTS, a folder whose documents are mutated instead of content/.
fuzz:
	.ci/install build test
	$(SWIFT) build --product Fuzz
	$(BUILD)/debug/Fuzz gfm --seconds $(or $(SECONDS),60) $(if $(SEED),--seed $(SEED))
	$(BUILD)/debug/Fuzz mutate --seconds $(or $(SECONDS),60) $(if $(SEED),--seed $(SEED)) \
		$(if $(DOCUMENTS),--documents $(DOCUMENTS))

## Run the tests of the code that handles memory itself under AddressSanitizer.
sanitize:
	.ci/install build
	LSAN_OPTIONS=suppressions=.ci/leaks:print_suppressions=0 $(SWIFT) test --sanitize=address --scratch-path $(BUILD)/sanitize --filter '^(Files|Printing|Recognition|Scans|Syntax)Tests\.'

## Pack the release as an archive with its checksum in .build/dist.
dist: build
	.ci/dist

## Rewrite the goldens. The run fails if one changed, so that somebody looks at the difference.
record:
	.ci/install build test
	RECORD=1 $(SWIFT) test

clean:
	rm -rf $(BUILD)
