from typing import TypeAlias

Nav: TypeAlias = list[str | dict[str, str | Nav]]

class MkDocsConfig:
    nav: Nav | None
    site_dir: str
