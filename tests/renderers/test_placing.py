"""Names on a map: what they may not cover, and what leaves it again."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.placing import Crowd, Disc


def test_a_box_that_leaves_a_crowd_is_in_nobodys_way_and_its_like_stays() -> None:
    crowd, box = Crowd([Disc(10, 10, 5)], []), Box(0, 0, 200, 30)
    alone = crowd.overlaps(box)
    crowd.add(box)
    crowd.add(box)
    twice = crowd.overlaps(box)
    crowd.drop(box)
    once = crowd.overlaps(box)
    crowd.drop(box)
    assert alone < once < twice and crowd.overlaps(box) == alone


def test_edges_that_touch_do_not_overlap_and_a_disc_counts_by_its_rim() -> None:
    crowd = Crowd([Disc(100, 100, 10)], [Box(0, 0, 50, 50)])
    assert not crowd.overlaps(Box(50, 0, 10, 10)) and crowd.overlaps(Box(49, 0, 10, 10))
    assert not crowd.overlaps(Box(108, 108, 10, 10)) and crowd.overlaps(Box(106, 106, 10, 10))
    assert not crowd.overlaps(Box(110, 95, 10, 10)) and crowd.overlaps(Box(109, 95, 10, 10))
