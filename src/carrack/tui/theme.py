"""The light and the dark theme, with the same variable names."""

from textual.theme import Theme

LIGHT = "carrack-light"
DARK = "carrack-dark"

# In the order of the emblems; darker or lighter than the printed colours, for contrast.
SEATS_LIGHT = ("#b5402a", "#7a5c00", "#2f5aa8", "#27693f", "#9c4a08", "#7a4b94")
SEATS_DARK = ("#f08d79", "#e8c04a", "#93b4f2", "#7fc79b", "#f2a566", "#cda3e6")


def _variables(seats: tuple[str, ...], **colours: str) -> dict[str, str]:
    return {f"seat-{number}": colour for number, colour in enumerate(seats, 1)} | {
        name.replace("_", "-"): colour for name, colour in colours.items()
    }


THEMES = (
    Theme(
        LIGHT,
        primary="#2b2118",
        secondary="#6b5a36",
        warning="#8a5f00",
        error="#b5402a",
        success="#27693f",
        accent="#b5402a",
        foreground="#2b2118",
        background="#f6efdf",
        surface="#fffaf0",
        panel="#efe4c8",
        dark=False,
        variables=_variables(
            SEATS_LIGHT,
            sea="#b9cfcf",
            wave="#8fb0b0",
            land="#efe4c8",
            quiet="#6a5d4b",
            line="#cdbf9f",
            mark="#b5402a",
            gold="#7a5c00",
            chosen="#2b2118",
            chosen_ink="#fffaf0",
        ),
    ),
    Theme(
        DARK,
        primary="#ece3d0",
        secondary="#b9a98a",
        warning="#e8c04a",
        error="#f08d79",
        success="#7fc79b",
        accent="#f08d79",
        foreground="#ece3d0",
        background="#171a1d",
        surface="#20252a",
        panel="#2b3238",
        dark=True,
        variables=_variables(
            SEATS_DARK,
            sea="#22343a",
            wave="#3f5a62",
            land="#4a4334",
            quiet="#a89f8e",
            line="#4b5258",
            mark="#f08d79",
            gold="#e8c04a",
            chosen="#ece3d0",
            chosen_ink="#171a1d",
        ),
    ),
)
