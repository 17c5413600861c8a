from mkdocs.structure.files import File
from mkdocs.structure.toc import TableOfContents

class Page:
    url: str
    file: File
    toc: TableOfContents
