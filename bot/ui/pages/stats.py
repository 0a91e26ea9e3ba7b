"""Statistics on a phone: the most important first, and nothing that is 0."""

from __future__ import annotations

from bot.host.types.pages import Counted, Source, Stats, Title
from bot.ui.parts.layout import Layout, Text, fit
from bot.ui.parts.reader import Reader, message_key, plain
from engine.core.play.msg import Msg

MOST_SOURCES = 12


def stats_page(stats: Stats, read: Reader) -> Layout:
    """All games, then each title; everything about it if there is only one."""
    heading = read(Msg("ui-stats", name=plain(stats.name), server=int(stats.server)))
    if not stats.all.games:
        return Layout((Text(heading), Text(read("ui-stats-none"))))
    lines = [heading, _counted(Msg("ui-stats-all"), stats.all, read), *_tempo(stats, read)]
    if len(stats.titles) == 1:
        blocks = _single(stats.titles[0], read)
    else:
        blocks = ["\n".join([_named(one, read), *_points(one, read)]) for one in stats.titles]
    if stats.mates:
        named = [(plain(name if isinstance(name, str) else read(name)), games) for name, games in stats.mates]
        mates = [read(Msg("ui-stats-mate", name=name, games=games)) for name, games in named]
        blocks.append(read(Msg("ui-stats-mates", mates=", ".join(mates))))
    return Layout(fit([Text(block) for block in ["\n".join(lines), *blocks]]))


def _counted(name: Msg, counted: Counted, read: Reader) -> str:
    return read(
        Msg(
            "ui-stats-counted",
            name=name,
            games=counted.games,
            won=counted.won,
            expected=read.words.decimal(counted.expected),
        )
    )


def _named(title: Title, read: Reader) -> str:
    return _counted(Msg(message_key(title.game)), title.all, read)


def _tempo(stats: Stats, read: Reader) -> list[str]:
    found = []
    if stats.seconds is not None:
        found.append(read(_time(stats.seconds)))
    if stats.in_time:
        found.append(read(Msg("ui-in-time", percent=stats.in_time)))
    return [" · ".join(found)] if found else []


def _time(seconds: float) -> Msg:
    """The time of a move in the unit that people would use."""
    minutes = seconds / 60
    if minutes < 1:
        return Msg("ui-stats-quick")
    return (
        Msg("ui-stats-minutes", count=round(minutes))
        if minutes < 90
        else Msg("ui-stats-hours", count=round(minutes / 60))
    )


def _points(title: Title, read: Reader) -> list[str]:
    if title.mean is None or title.best is None:
        return []
    return [read(Msg("ui-stats-points", mean=str(round(title.mean)), best=str(title.best)))]


def _single(title: Title, read: Reader) -> list[str]:
    sizes = [_counted(Msg("ui-stats-size", players=size), counted, read) for size, counted in title.sizes]
    if len(sizes) == 1:
        sizes = []
    blocks = ["\n".join([f"**{plain(read.game(title.game))}**", *_points(title, read), *sizes])]
    if sources := [_source(title.game, one, read) for one in title.sources if round(one.own) or round(one.table)]:
        blocks.append("\n".join([read("ui-stats-sources"), *sources[:MOST_SOURCES]]))
    return blocks


def _source(game: str, one: Source, read: Reader) -> str:
    ahead = round(one.own) - round(one.table)
    key = "ui-stats-source-more" if ahead else "ui-stats-source"
    source = Msg(message_key(game, "source", one.name))
    return read(
        Msg(key, source=source, points=str(round(one.own)).replace("-", "−"), ahead=f"{ahead:+}".replace("-", "−"))
    )
