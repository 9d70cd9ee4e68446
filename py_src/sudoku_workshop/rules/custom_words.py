"""The words about a custom rule in its text: its name, its sentence, and perhaps the program that made it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

MOST_SIGNS = 2000  # of the name, the sentence and the source together
START = "-"  # of the encoded words, so that they never look like cells


def about_text(name: str, sentence: str, source: str = "") -> str:
    """Return the words about a custom rule as text. Raises ValueError if they are too long."""
    words = "\n".join((" ".join(name.split()), " ".join(sentence.split()), source.strip("\n"))).rstrip("\n")
    if len(words) > MOST_SIGNS or not words.replace("\n", "").replace("\t", "").isprintable():
        raise ValueError(f"name, sentence and source have at most {MOST_SIGNS} printable characters")
    return START + urlsafe_b64encode(words.encode()).decode().rstrip("=")


def words_of(about: str) -> tuple[str, str, str]:
    """Return the name, the sentence and the source in a text. Raises ValueError if it is damaged."""
    signs = about.removeprefix(START)
    name, sentence, source = (urlsafe_b64decode(signs + "=" * (-len(signs) % 4)).decode() + "\n\n").split("\n", 2)
    if about_text(name, sentence, source) != about:
        raise ValueError("the words of a custom rule are not complete")
    return name, sentence, source.rstrip("\n")
