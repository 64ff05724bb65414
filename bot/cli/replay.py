"""Tell the game of a record in words, a line an action."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli._arguments import add_language_argument
from bot.cli._terminal import complain, read_record
from bot.i18n import Texts

SUMMARY = "tell the game of a record in words"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.record_reader import Record
    from bot.render.lines.story import tell

    translator = Texts.load().get(arguments.language)
    record = Record(read_record(arguments.file))
    silent = True
    for step in record.play():
        told = (tell(event, record.names, translator) for event in step.events)
        sentences = [sentence for sentence in told if sentence]
        if sentences:
            print(" ".join(sentences))
            silent = False
    if silent and not record.findings:
        print(f"{arguments.file}: {translator.format('told-nothing')}", file=sys.stderr)
    return complain(arguments.file, record.findings)
