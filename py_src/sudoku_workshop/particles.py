"""Korean particles, which depend on the sound before them: 6이, but 2가.

A catalog has both forms, "이(가)", as Koreans write them on forms. The value that is filled in before the particle
decides which form is used. The page does the same in web/ui/korean.js; tests/support/particles.json tests both with the
same examples.
"""

import re

# By text in a catalog: the form after a consonant, and the form after a vowel.
FORMS = {"이(가)": "이 가", "은(는)": "은 는", "을(를)": "을 를", "과(와)": "과 와", "(으)로": "으로 로"}
# The last sound before a particle; brackets and quotation marks in between are silent.
PARTICLE = re.compile(rf"(ng|[가-힣0-9A-Za-z])((?:\([^()]*\))?[’”\"')\]]*)({'|'.join(map(re.escape, FORMS))})")
# Digits are read 영 일 이 삼 사 오 육 칠 팔 구, and the letters L M N R are read 엘 엠 엔 알.
# The names of other letters end in a vowel. A word in lower case is read as it is spelled: pencil, queen, wing.
CLOSED = {"ng", *"013678LMNRlmn"}
ENDS_IN_L = set("178LRl")
FIRST_SYLLABLE = "가"
FINALS = 28  # code points of a syllable: one without a final consonant, then one with each of 27
FINAL_L = 8


def with_particles(sentence: str) -> str:
    """Return the Korean sentence, in which each particle has the form that the sound before it requires."""
    return PARTICLE.sub(_said, sentence)


def _said(match: re.Match[str]) -> str:
    """Return a Korean particle in the right form. '으로' follows every consonant except ㄹ: 3으로, but 7로."""
    sound, silent, particle = match.groups()
    closed, ends_in_l = _end_of(sound)
    after_consonant, after_vowel = FORMS[particle].split()
    as_after_vowel = not closed or (ends_in_l and particle == "(으)로")
    return sound + silent + (after_vowel if as_after_vowel else after_consonant)


def _end_of(sound: str) -> tuple[bool, bool]:
    """Return whether a sound (a Korean syllable, a digit or a letter) ends in a consonant, and whether that is ㄹ."""
    if sound < FIRST_SYLLABLE:
        return sound in CLOSED, sound in ENDS_IN_L
    final = (ord(sound) - ord(FIRST_SYLLABLE)) % FINALS
    return final > 0, final == FINAL_L
