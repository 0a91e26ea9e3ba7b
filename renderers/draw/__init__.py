"""Drawing for every game: boxes, canvas, fonts, labels, palette, layers."""
