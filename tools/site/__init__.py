"""What the site has besides Markdown: live widgets, rules with examples, lessons, Python in the page."""
