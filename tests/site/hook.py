"""Hands the pages to MkDocs, which finds this by mkdocs.yml."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from renderers.i18n import FALLBACK
from tests.documents import ROOT, slug
from tests.site.pages import STYLE, navigation, pages, weight
from tests.site.pages import files as beside


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Headings are called as in the documents, and every page has its place."""
    config.nav = navigation()
    config.mdx_configs.setdefault("toc", {})["slugify"] = lambda said, _: slug(said)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Every page, and what they lead to."""
    for at, page in pages().items():
        files.append(File.generated(config, at, content=page.text, inclusion=InclusionLevel.INCLUDED))
    for at, path in beside().items():
        files.append(File.generated(config, at, abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "site.css", content=STYLE))
    return files


def on_nav(nav: Navigation, **_: Any) -> Navigation:
    """Whoever leafs on stays in the language of the page."""
    by_language: dict[str, list[Page]] = {}
    for page in nav.pages:
        by_language.setdefault(pages()[page.file.src_uri].language, []).append(page)
    for own in by_language.values():
        own[0].previous_page = own[-1].next_page = None
        for before, after in pairwise(own):
            before.next_page, after.previous_page = after, before
    return nav


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Says which language a page is in, for people who hear it, and how much a hit there counts in a search."""
    language = pages()[page.file.src_uri].language
    page.meta["search"] = {"boost": weight(page.file.src_uri)}
    return html if language == FALLBACK else f'<div lang="{language}">{html}</div>'
