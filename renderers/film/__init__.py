"""Film: a game as a series of pictures, in an animated picture or a page to leaf through. Pure, like draw.

`shoot` asks for one picture after another, so a caller with drawing processes can draw them there, a few at a time;
`project` draws all of them itself.

All pictures of a game share a palette, so after the first picture only changes are kept: losslessly as a part of a GIF,
and as a WebP with transparent pixels where nothing has changed.
"""

from __future__ import annotations

from renderers.film.cels import Cel as Cel
from renderers.film.cels import Job as Job
from renderers.film.cels import expose as expose
from renderers.film.frames import Caption as Caption
from renderers.film.frames import Frame as Frame
from renderers.film.frames import caption as caption
from renderers.film.shooting import MOST as MOST
from renderers.film.shooting import Kinds as Kinds
from renderers.film.shooting import Reel as Reel
from renderers.film.shooting import project as project
from renderers.film.shooting import shoot as shoot
