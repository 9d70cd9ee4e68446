"""Four languages, each complete, saved, and chosen by the browser's settings; light and dark."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import go, menu, place, setting
from tests.support.catalogs import words_in

LANGUAGES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "ko": "한국어"}


def installed(page: Page) -> dict[str, str]:
    """Return the words of the manifest that the page links to."""
    told: dict[str, str] = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href)"
        ".then((answer) => answer.json()).then(({ lang, name, description }) => ({ lang, name, description }))"
    )
    return told


def speaks(page: Page, language: str) -> None:
    said = words_in(language)
    expect(page).to_have_title(said["header.title"])
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("meta[name=description]")).to_have_attribute("content", said["app.description"])
    assert installed(page) == {"lang": language, "name": said["header.title"], "description": said["app.description"]}
    expect(page.locator("#verdict").get_by_role("status")).to_have_text(said["verdict.empty"])
    expect(page.get_by_role("grid", name=said["board.label"])).to_be_visible()
    places = page.get_by_role("navigation", name=said["places.label"]).get_by_role("button")
    expect(places).to_have_text([said[f"place.{place}"] for place in ("play", "make", "print", "learn")])
    play = page.get_by_role("region", name=said["place.play"], exact=True)
    for way in ("start.photo", "start.type", "start.paste"):
        expect(play.get_by_role("button", name=said[way], exact=True)).to_be_visible()
    new = play.get_by_role("group", name=said["start.new"], exact=True)
    grades = [said[f"grade.{grade}"] for grade in ("easy", "medium", "hard")]
    expect(new.get_by_role("button")).to_have_text([*grades, said["chips.more"]])
    today = page.evaluate(
        "new Intl.DateTimeFormat(document.documentElement.lang, { day: 'numeric', month: 'long' }).format()"
    )
    expect(play.get_by_role("button", name=said["day.title"])).to_contain_text(today)
    expect(play.get_by_text(said["check.do"], exact=True)).to_be_attached()
    expect(page.get_by_role("region", name=said["tray.title"])).to_contain_text(said["tray.title"])


def test_a_language_is_chosen_at_once_and_remembered(asleep: Page) -> None:
    for language, name in reversed(LANGUAGES.items()):
        before = asleep.locator("html").get_attribute("lang") or ""
        languages = menu(asleep).get_by_role("combobox", name=words_in(before)["header.language"])
        languages.focus()
        languages.select_option(label=name)
        speaks(asleep, language)
        expect(menu(asleep).get_by_role("combobox", name=words_in(language)["header.language"])).to_be_focused()
    setting(asleep, "Language", "ko")
    speaks(asleep, "ko")
    asleep.reload()
    speaks(asleep, "ko")


def test_folds_stay_as_they_are_in_another_language(asleep: Page) -> None:
    for name, folded in {"Make": "Symmetry of the clues", "Print": "Paper"}.items():
        summaries = go(asleep, name).locator("summary:visible")
        expect(summaries).not_to_have_count(0)  # the view is loaded when it is first used
        for summary in summaries.all():
            summary.click()
        expect(place(asleep, name).get_by_text(folded, exact=True).first).to_be_visible()
    opened = asleep.locator("details[open]")
    before = opened.count()
    assert before > 1
    setting(asleep, "Language", "ko")
    said = words_in("ko")
    for name in ("make", "print"):
        asleep.get_by_role("button", name=said[f"place.{name}"], exact=True).click()
    expect(opened).to_have_count(before)


def test_the_language_that_is_spoken_is_not_spoken_anew(asleep: Page) -> None:
    grid = asleep.get_by_role("grid").element_handle()
    with asleep.expect_response("**/locales/en.json"):
        setting(asleep, "Language", "en")
    asleep.evaluate("fetch('locales/en.json').then((answer) => answer.json())")  # takes as long as for the page
    assert grid.evaluate("(made) => made.isConnected")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        pytest.param(locale, language, marks=pytest.mark.browser_context_args(locale=locale), id=locale)
        for locale, language in {
            "ko-KR": "ko",
            "zh-TW": "zh-Hant",
            "zh-HK": "zh-Hant",
            "zh-CN": "zh-Hans",
            "fr-FR": "en",
        }.items()
    ],
)
def test_the_first_visit_speaks_the_browsers_language(asleep: Page, locale: str, language: str) -> None:
    assert asleep.evaluate("navigator.language") == locale
    speaks(asleep, language)


def test_words_that_do_not_load_are_told_and_the_old_ones_stay(asleep: Page, closed_desk: Desk) -> None:
    closed_desk.expect_error("ERR_FAILED|Failed to load")
    asleep.route("**/locales/ko.json", lambda route: route.abort())
    setting(asleep, "Language", "ko")
    expect(asleep.get_by_text("The language that you chose could not be loaded.")).to_be_visible()
    speaks(asleep, "en")


def ground(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


DAY, NIGHT = "rgb(245, 244, 240)", "rgb(16, 18, 20)"


def test_day_and_night_follow_the_system_until_one_is_chosen_and_remembered(asleep: Page) -> None:
    asleep.emulate_media(color_scheme="light")
    assert ground(asleep) == DAY
    asleep.emulate_media(color_scheme="dark")
    assert ground(asleep) == NIGHT
    setting(asleep, "Appearance", "light")
    assert ground(asleep) == DAY
    asleep.reload()
    appearance = menu(asleep).get_by_role("combobox", name="Appearance")
    expect(appearance).to_have_value("light")
    assert ground(asleep) == DAY
    appearance.select_option(label="Dark")
    asleep.emulate_media(color_scheme="light")
    assert ground(asleep) == NIGHT


def test_rows_and_columns_have_their_own_words_in_taiwan_and_on_the_mainland(asleep: Page) -> None:
    asleep.keyboard.type("7.7")
    for language, row, cell in (
        ("zh-Hant", "第 1 橫列", "第 1 橫列第 3 直行"),
        ("zh-Hans", "第 1 行", "第 1 行第 3 列"),
        ("ko", "1번 가로줄", "1번 가로줄 3번 세로줄"),
    ):
        menu(asleep).get_by_role("combobox").first.select_option(language)
        expect(asleep.locator("html")).to_have_attribute("lang", language)
        expect(asleep.locator("#verdict").get_by_role("status")).to_have_text(re.compile(row))
        expect(asleep.get_by_role("gridcell", name=re.compile(rf"^{cell}, 7"))).to_be_visible()
