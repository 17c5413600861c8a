# Each target only calls tools/dev.py, with the first Python on PATH that is 3.11 or newer.
# Further words: make lab ARGS=--no-browser
PYTHON ?= $(firstword $(foreach name,python3 python python3.14 python3.13 python3.12 python3.11,$(shell \
	$(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))

lab test deep bench peers gallery docs tidy:
	@$(if $(PYTHON),$(PYTHON) tools/dev.py $@ $(ARGS),echo "moosekit needs Python 3.11 or newer on PATH"; exit 1)

.PHONY: lab test deep bench peers gallery docs tidy
