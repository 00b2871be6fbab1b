"""The panels of each game that the terminal can show."""

from carrack.tui.panel import Layout


def layout_of(game: str) -> Layout:
    """How a game is laid out; its panels are loaded when they are needed."""
    if game == "discovery":
        from carrack.tui.discovery import LAYOUT

        return LAYOUT
    from carrack.tui.empire import LAYOUT as EMPIRE

    return EMPIRE
