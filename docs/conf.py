"""How `make site` builds the documentation: the pages as they stand in the repository, with a search of their own."""

from pathlib import Path

project = "Litfuse"
copyright = "The Litfuse authors"
language = "en"

# The whole checkout is the source, so that links between README.md, docs/ and files work on the site as they do in it.
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = ["README.md", "SECURITY.md"]  # the site has a front page of its own, and docs/security.md

extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_block"]
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]

html_theme = "furo"
html_title = "Litfuse"
html_favicon = str(Path(__file__).parents[1] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sphinx = False
