# Only what the site needs; Pygments has no types of its own.
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

def highlight(code: str, lexer: PythonLexer, formatter: HtmlFormatter) -> str: ...
