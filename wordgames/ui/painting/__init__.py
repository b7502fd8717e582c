"""Everything painted: materials, cloth, plates, crests, symbols, and the scenery made of them.

Painters come in scaled by u (one unit, `min(width / 160, height / 90)` pixels), and numbers are in u unless
a name says pixels. Randomness has fixed seeds: the same size gives the same pixels. Nothing here runs inside an
animation; what moves is blitted from pixmaps.
"""
