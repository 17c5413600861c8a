from mkdocs.config.defaults import MkDocsConfig

class File:
    src_uri: str
    @classmethod
    def generated(cls, config: MkDocsConfig, src_uri: str, *, content: str | bytes) -> File: ...

class Files:
    def append(self, file: File) -> None: ...
