"""A theme: every colour of the painted screens as one frozen value, read from one small file.

`resources/themes/NAME.toml` holds the values, for people; `dev.py scenery` makes NAME.json of it, which is read at
every start, much sooner; the structures below name and explain them. Reading is strict: a field
that is missing, unknown or no colour is an error that names the file and the field, so that no screen is ever half
painted.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from wordgames.core.resources import resource_root

THEMES = ("night", "day", "contrast")
"""All themes; the first is the one that a new player sees."""

Hex = Annotated[str, msgspec.Meta(pattern=r"^#[0-9A-Fa-f]{6}$")]
"""A colour as #RRGGBB."""

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]

Stop = tuple[Share, Hex]
"""A place on a gradient, 0 to 1, and its colour."""

Pair = tuple[Hex, Hex]
Triple = tuple[Hex, Hex, Hex]
Quad = tuple[Hex, Hex, Hex, Hex]


class ThemeError(Exception):
    """A theme file cannot be read; the text names the file and what is wrong with it."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of shadow, texture and light this theme shows; 0 is none, 1 the amounts of the night set."""

    cloth: Literal["velvet", "linen", "plain"]
    """What lies behind everything. A plain theme is flat: outlines stand where others have light and shade."""
    outline: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
    """Width in u of the line around things of a plain theme, else 0."""
    outline_color: Hex
    gloom: Share
    """How dark a shelf and a stage are where no lamp shines."""

    shadow: Share
    shadow_color: Hex
    hole_shadow_color: Hex
    texture: Share
    bevel: Share
    vignette: Share
    """Darkness of the corners."""
    lamp: Share
    """Strength of the one lamp at the top left, which lights backgrounds only."""
    lamp_color: Hex


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Letters that stand on cloth, floor and wood."""

    title: Hex
    body: Hex
    caption: Hex
    dashed: Hex
    dashed_body: Hex
    dashed_small: Hex
    shelf: Hex
    shelf_quiet: Hex
    curtain: Hex
    curtain_quiet: Hex


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plates, cards, tickets, and what is printed on them."""

    plate: Hex
    holder: Hex
    slip: Hex
    card: Hex
    picked: Hex
    edited: Hex
    bonus: Hex
    edge: Hex
    lit: Hex
    shade: Hex
    bevel_dark: Hex
    plate_dark: Hex
    fibre: Hex
    ink: Hex
    muted: Hex
    card_muted: Hex
    perforation: Hex
    keyline: Hex
    accent: Hex
    question: Hex
    blank: Pair
    """The slip in a sentence, and the letters on it."""
    picture: Pair
    fold: Pair
    pip_off: Hex
    pip_rim: Hex
    hole: Hex


class Brass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be pressed, and the gilding."""

    metal: tuple[Stop, ...]
    narrow: tuple[Stop, ...]
    """For plates narrower than 15 u: the right end stays light enough for words."""
    rod: tuple[Stop, ...]
    knob: tuple[Stop, ...]
    threads: tuple[Hex, ...]
    ink: Hex
    ink_light: Hex
    keyline: Hex
    bevel_light: Hex
    bevel_dark: Hex
    side: Hex
    scratch_dark: Hex
    cord: Hex
    cord_light: Hex
    cord_dark: Hex


class Bulb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bulbs and the moulding that carries them; `dark` is a bulb that is off."""

    rim: Hex
    glow: Triple
    seat: Triple
    lit: Quad
    dark: Quad
    row: Quad
    """Those on the pelmet: by day they do not burn."""
    row_glow: Share
    pelmet: tuple[Stop, ...]
    ring: Triple


class Velvet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cloths: dark, middle and light of a fold, and the light that falls on them."""

    table: Triple
    stage: Triple
    drape: Triple
    calm: Triple
    spot: Triple
    beam: Triple
    shade: Hex


class Curtain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's colour is mixed with where its curtain falls."""

    deep: Hex
    """Between the folds."""
    shade: Hex
    pool: Hex
    """Behind words."""
    weave: Hex
    """The pattern."""


class Wood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Boards as dark, light and tint; turned wood as a gradient."""

    wall: Triple
    shelf_top: Triple
    shelf_front: Triple
    floor: Triple
    turned: tuple[Stop, ...]
    leg: Triple
    vein: Hex
    vein_warm: Hex
    shade: Hex
    lamp: Hex
    shelf_light: Hex
    edge_light: Hex
    stage_edge: Pair
    floor_light: Hex


class Sofa(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cloth: Hex
    high: Hex
    gleam: Hex
    low: Hex


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Punch Line's slide holder, its strips, windows and tiles, and the show stairs."""

    groove: Triple
    groove_line: Hex
    strip: Triple
    ink: Hex
    """Letters, values and stars on strips, windows and tiles."""
    muted: Hex
    """Letters on a strip that are neither own nor yellow."""
    strip_dark: Hex
    cell_line: Hex
    band: Triple
    band_light: Hex
    window: Pair
    hole: Pair
    number: Hex
    number_dim: Hex
    yellow: Hex
    stub: Pair
    tile: Pair
    tile_yellow: Pair
    step: Triple
    step_ink: Hex
    step_light: Hex
    place: Hex
    own_letter: Hex | None = None
    """Own letters stand in this colour on a cell filled with the seat's; None: in the seat's ink on the strip."""


class Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The letter cards of Pun, and the trays of brass that they lie in."""

    card: Hex
    ink: Hex
    keyline: Hex
    edge: Hex
    """The thickness seen at the lower edge of a card."""
    pun: Hex
    pun_ink: Hex
    pun_keyline: Hex
    back: Pair
    lattice: Hex
    """On the back; the medallion's asterisk, too."""
    rim: Hex
    """Of cream around the back."""
    band: Hex
    """Of paper around a sealed card."""
    bed: Pair
    """The felt of a tray and the bottom of a composing stick."""
    place: Hex
    """Dashes, pale letters and words on the bed."""
    hollow: Hex
    """Where loose letters lie."""
    hollow_text: Hex
    ring: Hex
    """Around what is picked."""
    refused: Hex
    """A card of a word that does not count."""
    left: Hex
    """A card that was left over at the count."""
    pencil: Hex
    """What strikes a word out."""
    slip: Hex
    """The torn paper with the reason, and its words."""
    slip_ink: Hex


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The composing room of Pun; its boards as dark, light and tint."""

    case: Triple
    """The type case at the wall."""
    cell: Pair
    """A compartment, from its upper to its lower edge."""
    sort: Hex
    """The metal of the letters that stand there."""
    stone: Triple
    """The cloth that cards lie on."""
    shelf: Triple
    bench: Triple
    """Where the own letters lie."""
    ledge: Triple
    edge: Hex
    """The light on the front edge of a board."""
    line: Hex
    gold: Hex
    """Words that stand out on cloth and wood."""
    bell: tuple[Hex, Hex, Hex, Hex, Hex, Hex, Hex]
    """Its dome, from left to right."""
    foot: Triple


class Glass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sand glass."""

    sand: Quad
    crater: Triple
    grain_light: Hex
    grain_dark: Hex
    stream: Pair
    body: Quad
    rim: Hex
    glint: Hex
    glint_warm: Hex


class Podium(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee gives: point chips, the podium they lie on, and the pen that authors sign with."""

    chips: tuple[Hex, Hex, Hex, Hex, Hex]
    """By the points of a chip, 1 to 5."""
    numerals: tuple[Hex, Hex, Hex, Hex, Hex]
    wedge: Hex
    middle: Pair
    step: Triple
    cloth: tuple[Stop, ...]
    """The scalloped edge of a step."""
    place: Hex
    pen: Quad


class Focus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ring around what the keys act on."""

    on_ground: Hex
    """Where it stands on cloth, wood or wall."""
    on_dark: Hex
    on_light: Hex


class Button(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Hex
    dim: Hex


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: the colour of cloth and crest, and the same hue as ink on paper."""

    colors: tuple[Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]
    inks: tuple[Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]
    own: tuple[Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]
    """The hue of own letters on strips."""
    crest: Hex
    mark: Hex
    """The pattern woven into a seat's colour."""
    disc: Hex | None = None
    """Behind every animal, which then has the seat's colour; None: the seat's colour behind, and `crest` for all."""


class Theatre(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Word Whimsy: a theatre of cut paper, its cards and envelopes."""

    back: Triple
    """The sky behind the stage, from where its rays come to the corners."""
    ray: Hex
    ray_alpha: tuple[Share, Share]
    """How strong a ray is where it begins and where it ends."""
    wing: Quad
    """The folds of a curtain at the side, from the back to the front."""
    wing_lit: Hex
    pelmet: Hex
    gold: Hex
    """The line printed along a scalloped edge."""
    waves: Triple
    """Layers of scenery, from the back to the front."""
    wave_lit: Hex
    rim: Hex
    front: Pair
    """The stage front: upper and lower end."""
    front_line: Hex
    thread: Hex
    """What cards hang on."""
    prompt: Triple
    prompt_rim: Hex
    prompt_ink: Hex
    prompt_press: Hex
    """Behind the letters of a prompt."""
    word: Hex
    word_edge: Hex
    word_ink: Hex
    half: Hex
    """The half of a double card that is upside down."""
    half_ink: Hex
    word_line: Hex
    own: Hex
    """The mark of a card that the table wrote itself."""
    hole: Hex
    """Where a card was taken from."""
    hole_ink: Hex
    hole_alpha: Share
    disc: Hex
    disc_ink: Hex
    kraft: Hex
    kraft_flap: Hex
    kraft_back: Hex
    kraft_inside: Hex
    kraft_line: Hex
    kraft_light: Hex
    kraft_ink: Pair
    """What a hand wrote on an envelope: name, and the line below it."""
    stamp: Hex
    stamp_picture: Hex
    postmark: Hex
    wax: Triple
    wax_mark: Hex


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All colours of one look. Equal files give equal values, so a theme can be part of a cache key."""

    name: str
    effect: Effect
    text: Text
    paper: Paper
    brass: Brass
    bulb: Bulb
    velvet: Velvet
    curtain: Curtain
    wood: Wood
    sofa: Sofa
    board: Board
    letters: Letters
    room: Room
    glass: Glass
    podium: Podium
    focus: Focus
    button: Button
    seats: Seats
    theatre: Theatre

    @property
    def flat(self) -> bool:
        """Whether it is painted without light, shade and texture, in outlines."""
        return self.effect.cloth == "plain"


def read_theme(path: Path) -> Theme:
    """Read one theme file; raises ThemeError that names the file and the field."""
    try:
        decode = msgspec.json.decode if path.suffix == ".json" else msgspec.toml.decode
        return decode(path.read_bytes(), type=Theme)
    except OSError as error:
        raise ThemeError(f"The theme file {path} cannot be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ThemeError(f"The theme file {path} is damaged: {error}.") from error


@lru_cache(maxsize=8)
def load_theme(name: str = THEMES[0]) -> Theme:
    """The theme of this name from the app's resources."""
    return read_theme(resource_root() / "themes" / f"{name}.json")


def chosen_theme(name: str) -> Theme:
    """The theme that somebody chose; the usual one where there is none of this name."""
    return load_theme(name if name in THEMES else THEMES[0])
