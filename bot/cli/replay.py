"""Tell the game of a record in words, a line an action."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli._arguments import add_language_argument
from bot.cli._records import complain, read_record
from bot.i18n import Texts

SUMMARY = "tell the game of a record in words"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.record_reader import Record
    from bot.render.story import tell

    translator = Texts.load().get(arguments.language)
    record = Record(read_record(arguments.file))
    for step in record.play():
        told = (tell(event, record.names, translator) for event in step.events)
        sentences = [sentence for sentence in told if sentence]
        if sentences:
            print(" ".join(sentences))
    return complain(arguments.file, record.findings)
