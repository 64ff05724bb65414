"""Which request takes which proxy, and what is not shown of a proxy."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import ConfigError, Settings, load, parse
from bot.logs import Redactor
from bot.proxies import ProxyRules, secrets
from tests.proxies.small_proxy import HEADER, PASSWORD

TO_DISCORD, INSIDE = "http://proxy:3128", "http://inside:8080"
API, GATEWAY = "https://discord.com/api/v10/users/@me", "wss://gateway.discord.gg/?v=10"


@pytest.mark.parametrize(
    ("url", "proxy"),
    [
        (API, TO_DISCORD),
        (GATEWAY, TO_DISCORD),
        ("http://discord-proxy:8080/api/v10", INSIDE),
        ("ws://discord-proxy:8080/gateway", INSIDE),
        ("http://127.0.0.1:8910/api/v10", None),
        ("http://127.8.9.1/", None),
        ("ws://[::1]:8910/gateway", None),
        ("https://localhost:8910/", None),
        ("https://discord.localhost/", None),
        ("https://localhost.example.org/", TO_DISCORD),
    ],
)
def test_each_kind_of_request_has_its_proxy_and_this_machine_has_none(
    url: str, proxy: str | None
) -> None:
    assert ProxyRules(TO_DISCORD, INSIDE).proxy_for(url) == proxy
    assert ProxyRules().proxy_for(url) is None


@pytest.mark.parametrize(
    ("exempt", "direct"),
    [
        ("", ()),
        ("*", (API, GATEWAY)),
        ("discord.com", (API,)),
        (".discord.gg", (GATEWAY,)),
        ("*.discord.gg, discord.com", (API, GATEWAY)),
        ("DISCORD.GG:443", (GATEWAY,)),
        ("discord.com:8443", ()),
        ("cord.com,example.org,", ()),
    ],
)
def test_hosts_are_exempt_with_all_below_them(exempt: str, direct: tuple[str, ...]) -> None:
    rules = ProxyRules(TO_DISCORD, exempt=exempt)
    assert tuple(url for url in (API, GATEWAY) if rules.proxy_for(url) is None) == direct


def rules_of(tmp_path: Path, *in_file: str, **environ: str) -> ProxyRules:
    """Return the rules by a file `.env` with these lines and an environment."""
    file = tmp_path / ".env"
    file.write_text("\n".join(in_file))
    return load(environ, file).proxy_rules()


def test_the_usual_variables_are_read_in_capitals_and_in_small_letters(tmp_path: Path) -> None:
    expected = ProxyRules(TO_DISCORD, INSIDE, "example.org")
    written = {"HTTPS_PROXY": f"{TO_DISCORD}/", "HTTP_PROXY": "inside:8080"}
    assert rules_of(tmp_path, **written, NO_PROXY="example.org") == expected
    in_small = {name.lower(): text for name, text in written.items()}
    assert rules_of(tmp_path, **in_small, no_proxy="example.org") == expected
    lines = [f"{name}={text}" for name, text in in_small.items()]
    assert rules_of(tmp_path, *lines, NO_PROXY="example.org") == expected


def test_the_environment_wins_over_the_file_and_small_letters_over_capitals(tmp_path: Path) -> None:
    in_file = "https_proxy=http://file:1"
    assert rules_of(tmp_path, in_file, HTTPS_PROXY=TO_DISCORD).https == TO_DISCORD
    both = {"HTTPS_PROXY": "http://other:1", "https_proxy": TO_DISCORD}
    assert rules_of(tmp_path, in_file, **both).https == TO_DISCORD


@pytest.mark.parametrize("text", ["socks5://proxy:1080", "http://", "http://a:b#c@proxy:x", "[::1"])
def test_an_address_that_cannot_be_used_is_refused_without_being_shown(text: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse({"HTTPS_PROXY": text})
    assert str(caught.value.faults[0]).startswith("HTTPS_PROXY: must be the address of an HTTP")
    assert "b#c" not in str(caught.value)


def test_the_password_is_a_secret_in_every_form() -> None:
    url = "http://uno:s3cr3t%2Fw0rd@proxy:3128"
    settings = parse({"HTTPS_PROXY": url})
    assert settings == Settings(https_proxy=url)
    assert PASSWORD not in repr(settings)
    assert "s3cr3t" not in repr(settings)
    redact = Redactor(settings.secrets())
    for form in (url, PASSWORD, f"Proxy-Authorization: Basic {HEADER}", repr({"a": PASSWORD})):
        assert not {"s3cr3t", "w0rd", HEADER} & set(redact(form).replace("/", " ").split())
    assert redact(HEADER) == redact(PASSWORD)
    assert secrets("http://proxy:3128") == secrets(None) == ()
