"""The browser's database of My puzzles, read directly.

Reading never creates a database, because the page could not use an empty one. After the site's data are cleared there
is none. Chromium never answers a request made at just that moment, so a request ends after PATIENCE.
"""

from typing import Any

from playwright.sync_api import Page

PATIENCE = 5000  # milliseconds
TRAY = """async ([method, all, patience]) => {
  const answerOf = (target, done, failed) =>
    new Promise((resolve, reject) => {
      target[done] = () => resolve(target.result);
      target[failed] = () => reject(target.error);
    });
  const open = async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "sudoku")) return null;
    const opening = indexedDB.open("sudoku");
    opening.onupgradeneeded = () => opening.transaction.abort();
    return answerOf(opening, "onsuccess", "onerror");
  };
  const look = async () => {
    const database = await open();
    if (!database) return { answer: null };
    try {
      const work = database.transaction("tray", method === "put" ? "readwrite" : "readonly");
      const over = answerOf(work, "oncomplete", "onabort");
      const asked = all.map((each) => work.objectStore("tray")[method](...each)).at(-1);
      await over;
      return { answer: asked.result };
    } finally {
      database.close();
    }
  };
  return Promise.race([look().catch(() => null), new Promise((late) => setTimeout(late, patience, null))]);
}"""


def look(page: Page, method: str, *arguments: list[Any]) -> dict[str, Any]:
    """Return {"answer"} of a method of the database's store, or {} if there is no answer.

    The method is called with each of the argument lists.
    """
    told: dict[str, Any] | None = page.evaluate(TRAY, [method, arguments, PATIENCE])
    return told or {}


def saved_count(page: Page) -> int | None:
    """Return the number of saved puzzles, or None if the database does not answer."""
    told = look(page, "count", [])
    return (told["answer"] or 0) if told else None


def first_saved(page: Page) -> dict[str, Any]:
    """Return the record of the first puzzle."""
    records: list[dict[str, Any]] = look(page, "getAll", []).get("answer") or []
    return min(records, key=lambda record: record["order"], default={})


def save_records(page: Page, records: list[dict[str, Any]]) -> None:
    """Write records of any kind, as a faulty page may have done."""
    assert look(page, "put", *([record] for record in records)).get("answer") == records[-1]["key"]
