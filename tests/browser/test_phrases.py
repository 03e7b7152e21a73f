"""People who say something to each other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Server, Visit
from browser.measures import violations
from screens import at_table


def table_of_two(visit: Visit, server: Server, *, strangers: bool) -> tuple[Page, Page]:
    """A host in English, and a guest in Russian on a phone."""
    host = visit("/new?with=friends")
    if strangers:
        host.get_by_test_id("open-to-all").check()
    host.get_by_test_id("start").click()
    expect(host.get_by_test_id("waiting")).to_be_visible()
    guest = visit(host.url.removeprefix(server.address), lang="ru", size=PHONE)
    guest.get_by_test_id("sit").first.click()
    for page in (host, guest):
        at_table(page)
    return host, guest


def say(page: Page, phrase: str) -> None:
    page.get_by_test_id("talk").click()
    page.get_by_test_id(f"phrase-{phrase}").click()


def test_a_phrase_is_read_in_ones_own_language_as_a_bubble_and_in_a_list(visit: Visit, server: Server) -> None:
    host, guest = table_of_two(visit, server, strangers=False)
    say(host, "good-luck")
    expect(guest.get_by_test_id("bubble")).to_contain_text("Удачи!")
    expect(host.get_by_test_id("bubble")).to_contain_text("Good luck!")
    expect(guest.get_by_test_id("bubble")).to_have_count(0)  # it goes by itself
    guest.get_by_test_id("talk").click()
    expect(guest.get_by_test_id("said")).to_contain_text("Удачи!")
    assert violations(guest) == []


def test_strangers_are_heard_only_by_who_wishes_it(visit: Visit, server: Server) -> None:
    host, guest = table_of_two(visit, server, strangers=True)
    say(host, "hello")
    expect(host.get_by_test_id("bubble")).to_be_visible()
    guest.get_by_test_id("talk").click()
    expect(guest.get_by_test_id("hear")).not_to_be_checked()
    expect(guest.get_by_test_id("said")).to_have_count(0)
    guest.get_by_test_id("hear").check()
    expect(guest.get_by_test_id("said")).to_contain_text("Привет!")
