"""Check the languages of the bot, message by message.

contra-uno languages                    the languages, how many messages each has, what it lacks
contra-uno languages check              everything that is wrong or lacking in every language
contra-uno languages check fr           with one of them
contra-uno languages check --folder DIR     in a folder with languages as in data/locales

A message may be as in English if a comment above it begins with “Same:” and says why, and have
another word than the glossary if one begins with “Glossary:”.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.errors import MisuseError
from bot.i18n.languages import FALLBACK, languages_in, name_of_language, own_folder, signed_in

SUMMARY = "check the languages, message by message"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=("list", "check"), default="list")
    parser.add_argument(
        "language", metavar="LANG", nargs="?", help="one language, such as fr (default: all)"
    )
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="where the folders of the languages are"
    )


def run(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder or own_folder()
    known = languages_in(folder)
    if FALLBACK not in known:
        raise MisuseError(f"{folder} has no folder {FALLBACK} with texts to compare with.")
    chosen: str | None = arguments.language
    if chosen is not None and chosen not in known:
        raise MisuseError(f"{chosen} is none of the languages there: {', '.join(known)}.")
    languages = known if chosen is None else (chosen,)
    show = _print_faults if arguments.what == "check" else _print_list
    return show(languages, folder)


def _print_faults(languages: tuple[str, ...], folder: Path) -> int:
    from ._check import fault_of_all, faults_of, lacks_of

    faults = [
        str(fault)
        for language in languages
        for fault in (*lacks_of(language, folder), *faults_of(language, folder))
    ]
    together = fault_of_all(folder)
    for fault in (*faults, *([] if together is None else [together])):
        print(fault)
    if not faults and together is None:
        print(f"{', '.join(languages)}: nothing is wrong")
        return 0
    return 1


def _print_list(languages: tuple[str, ...], folder: Path) -> int:
    from bot.i18n.message_catalogue import catalogue_of, read

    from ._check import faults_of, lacks_of, longest_button

    for language in languages:
        catalogue, own = catalogue_of(language, folder), len(read(folder / language).keys)
        label, width = longest_button(catalogue)
        name = name_of_language(language) + (" (beta)" if language not in signed_in(folder) else "")
        lacks, faults = lacks_of(language, folder), faults_of(language, folder)
        print(
            f"{language:8}{name:30}{len(catalogue.keys):6} messages,"
            f"{'' if own == len(catalogue.keys) else f' {own} of its own,'}"
            f" {len(lacks) + len(faults)} faults; widest button: “{label}”, {width} pixels"
        )
        for lack in lacks:
            print(f"        {lack}")
    return 0
