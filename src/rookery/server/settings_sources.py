"""Where settings come from: a file, the environment, the command line. The later ones win over the earlier ones.

A wish that cannot be fulfilled is refused in one line: where it stands, its key, and what would be right.
"""

import dataclasses
import json
import tomllib
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints
from urllib.parse import quote as quoted_in_url
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from rookery.bots.programs import is_program
from rookery.kernel.errors import RookeryError, nearest, quote
from rookery.kernel.levels import is_program_name
from rookery.kernel.messages import Message, Text, speaker
from rookery.server.http.client_addresses import read_network
from rookery.server.http.host_names import is_name
from rookery.server.http.limits import Rate
from rookery.server.settings import PROFILES, Profile, Settings

say = speaker("server")

PREFIX = "ROOKERY_"
FILE_VARIABLE = "ROOKERY_SETTINGS"
"""Names the file, where no option does."""
PASSWORD_FILE = "database_password_file"  # noqa: S105  # a name, not a password
"""A setting that only says where a part of another one stands."""
NOT_FOR_PEOPLE = {"instance", "elsewhere"}
"""What a server finds out by itself."""
DEFAULT = "default"
MANY_DIGITS = 1_000_000
"""Larger numbers are easier to read in groups of digits."""


class BadSettings(RookeryError):
    """Settings that cannot be used."""

    code = "bad-settings"


class Wish(NamedTuple):
    """A value that somebody asks for."""

    where: Text
    """A file, a variable, an option."""
    value: Any


class Loaded(NamedTuple):
    """Settings, and where those come from that somebody has chosen."""

    settings: Settings
    origins: dict[str, Text]


def _keys(kind: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    """The names of all settings, as ``limits.body``, with their types."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if dataclasses.is_dataclass(hint) and hint is not Rate:
            yield from _keys(hint, f"{name}.")
        elif above or name not in NOT_FOR_PEOPLE:
            yield f"{above}{name}", hint
            if name == "database":
                yield PASSWORD_FILE, str | None


KEYS: Mapping[str, Any] = dict(_keys(Settings))
SECTIONS = {key.partition(".")[0] for key in KEYS if "." in key}


def default_folder() -> Path:
    """Where matches and keys are kept if nobody says where."""
    return user_data_path("rookery", appauthor=False) / "server"


def variable(key: str) -> str:
    """The name of the variable that holds a setting."""
    return PREFIX + key.replace(".", "_").upper()


def load(file: str | None, environment: Mapping[str, str], options: Mapping[str, tuple[str, str]]) -> Loaded:
    """The settings that are asked for; ``options`` has texts by keys, each with the name of its option."""
    named = file or environment.get(FILE_VARIABLE)
    wishes = _of_file(Path(named)) if named else {}
    wishes |= _of_environment(environment)
    wishes |= {key: _of_option(name, key, text) for key, (name, text) in options.items()}
    values = {key: _checked(key, wish) for key, wish in wishes.items()}
    profile: Profile = values.get("profile", "family")
    start = {key: msgspec.convert(value, KEYS[key]) for key, value in PROFILES[profile].items()}
    password_file = values.pop(PASSWORD_FILE, None)
    if password_file is not None:
        wish = wishes[PASSWORD_FILE]
        values["database"] = _with_password(values.get("database"), Path(password_file), wish.where)
    settings = _built(Settings, {"folder": default_folder()} | start | values)
    return Loaded(settings, {key: wish.where for key, wish in wishes.items()})


def _built(kind: Any, values: Mapping[str, Any], above: str = "") -> Any:
    """A dataclass of values by their names; those that are missing have their defaults."""
    given = {}
    for each in dataclasses.fields(kind):
        name = f"{above}{each.name}"
        if each.name in SECTIONS and not above:
            given[each.name] = _built(get_type_hints(kind)[each.name], values, f"{name}.")
        elif name in values:
            given[each.name] = values[name]
    return kind(**given)


# Where wishes stand


def _of_file(file: Path) -> dict[str, Wish]:
    shown = quote(str(file))
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSettings(say("settings-unreadable", file=shown, problem=str(problem.strerror))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSettings(say("settings-no-toml", file=shown, problem=str(problem))) from None
    flat: dict[str, Any] = {}
    for name, value in found.items():
        if name in SECTIONS and isinstance(value, dict):
            flat |= {f"{name}.{key}": inside for key, inside in value.items()}
        else:
            flat[name] = value
    for key in flat:
        _check_name(key, shown)
    return {key: Wish(shown, value) for key, value in flat.items()}


def _of_environment(environment: Mapping[str, str]) -> dict[str, Wish]:
    known = {variable(key): key for key in KEYS}
    for name in environment:
        # Other parts of Rookery have variables too, but none that look like a section of the settings.
        if name not in known and any(name.startswith(f"{variable(section)}_") for section in SECTIONS):
            raise BadSettings(say("no-variable", name=quote(name), near=nearest(name, known)))
    return {
        key: Wish(name, _from_text(KEYS[key], environment[name])) for name, key in known.items() if name in environment
    }


def _of_option(name: str, key: str, text: str) -> Wish:
    _check_name(key, name)
    if key == "database" and _password(text):
        raise BadSettings(say("password-on-command-line", option=name))
    return Wish(name, _from_text(KEYS[key], text))


def _check_name(key: str, where: Text) -> None:
    if key not in KEYS:
        raise BadSettings(say("no-setting", where=where, key=quote(key), near=nearest(key, KEYS)))


def _from_text(hint: Any, text: str) -> Any:
    """A value as variables and options write it: texts as they are, lists with commas, the rest as in TOML."""
    kind = _bare(hint)
    if kind in {str, Path} or get_origin(kind) is Literal:
        return text
    if get_origin(kind) is tuple:
        return [each.strip() for each in text.split(",") if each.strip()]
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, KeyError):
        return text


# What would be right


def _checked(key: str, wish: Wish) -> Any:
    hint = KEYS[key]
    path = _bare(hint) is Path
    try:
        value = msgspec.convert(wish.value, str if path else hint)
        right = _CHECKS.get(key, lambda _: True)(value)
    except msgspec.ValidationError:
        right = False
    if not right or value == "":
        # A URL may have a password in it.
        text = wish.value if isinstance(wish.value, str) else _written(wish.value)
        shown = "…" if key == "database" else quote(text)
        what = _RIGHT.get(key) or _right(hint)
        raise BadSettings(say("bad-setting", where=wish.where, key=key, value=shown, right=what))
    return Path(value).expanduser() if path else value


_CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "bots": lambda bots: all(is_program_name(name) and is_program(bot) for name, bot in bots.items()),
    "network.names": lambda names: all(map(is_name, names)),
    "network.trusted_proxies": lambda texts: all(map(read_network, texts)),
}
_RIGHT: Mapping[str, Message] = {
    "bots": say("setting-bots"),
    "network.names": say("setting-names"),
    "network.trusted_proxies": say("setting-networks"),
}


def _bare(hint: Any) -> Any:
    """A type without its bounds, and without None."""
    if get_origin(hint) in {Union, types.UnionType}:
        hint = next(each for each in get_args(hint) if each is not type(None))
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _bounds(hint: Any) -> msgspec.Meta:
    if get_origin(hint) in {Union, types.UnionType}:
        hint = next(each for each in get_args(hint) if each is not type(None))
    found = [each for each in get_args(hint)[1:] if isinstance(each, msgspec.Meta)] if hint else []
    return found[0] if found else msgspec.Meta()


def _right(hint: Any) -> Message:
    kind, bounds = _bare(hint), _bounds(hint)
    if kind is bool:
        return say("setting-switch")
    if kind is int:
        return say("setting-whole", least=str(bounds.ge), most=str(bounds.le))
    if kind is float:
        return say("setting-number", least=str(bounds.ge), most=str(bounds.le))
    if get_origin(kind) is Literal:
        return say("setting-choice", choices=tuple(get_args(kind)))
    if get_origin(kind) is tuple:
        return say("setting-texts")
    return say("setting-rate") if kind is Rate else say("setting-text")


# The database's password


def _password(url: str) -> str | None:
    try:
        return urlsplit(url).password
    except ValueError:
        return None


def _with_password(url: str | None, file: Path, where: Text) -> str:
    """A URL with the password that stands in a file."""
    shown = quote(str(file))
    parts = urlsplit(url or "")
    if not url or not parts.username or parts.password is not None:
        raise BadSettings(say("password-needs-url", where=where, key=PASSWORD_FILE))
    try:
        password = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "UTF-8"
        raise BadSettings(say("settings-unreadable", file=shown, problem=str(reason))) from None
    user, _, place = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quoted_in_url(password, safe='')}@{place}").geturl()


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    user, at, place = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}{at}{place}").geturl() if parts.password else url


# What is in force


def in_force(loaded: Loaded) -> Iterator[tuple[str, str, Text]]:
    """Every setting with its value as TOML writes it and where it comes from; passwords are left out."""
    settings, origins = loaded
    profile = dict.fromkeys(PROFILES[settings.profile], f"profile {settings.profile}")
    for key in KEYS:
        if key != PASSWORD_FILE:
            value: Any = settings
            for name in key.split("."):
                value = getattr(value, name)
            if key == "database" and value is not None:
                value = _without_password(value)
            yield key, _written(value), origins.get(key) or profile.get(key) or DEFAULT


def _key(name: str) -> str:
    """A key as TOML writes it."""
    return name if name.isascii() and name.replace("-", "").replace("_", "").isalnum() else _written(name)


def _written(value: Any) -> str:
    """A value as TOML writes it; what is not set has none."""
    match value:
        case None:
            return ""
        case Rate():
            return _written(dataclasses.asdict(value))
        case dict():
            pairs = ", ".join(f"{_key(name)} = {_written(inside)}" for name, inside in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_written, value))}]"
        case int() | float() if not isinstance(value, bool):
            return f"{value:_}" if value >= MANY_DIGITS and isinstance(value, int) else f"{value:.7g}"
    # The rest is written as in JSON.
    return json.dumps(value, ensure_ascii=False, default=str)
