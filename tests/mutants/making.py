"""Mutants of a module: its source with one change.

The kinds of change are those of mutmut and three more. Mutmut's own runner only mutates the bodies
of functions, and would leave out the tables that the engine builds when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import libcst as cst
import libcst.matchers as m
from mutmut.mutation.mutators import mutation_operators

Key = tuple[str, str, str, str]
"""The file, the function, class or name within it, the original lines, and the changed ones."""

Operator = Callable[[Any], Iterable[cst.CSTNode]]

CHECKOUT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Mutant:
    """A mutant of ``file``: its ``source`` with the lines ``was`` changed to ``becomes``.

    ``within`` is the function or class that contains the change, or the name assigned to. File,
    ``within``, ``was`` and ``becomes`` identify a mutant even if it moves within its file.
    """

    file: str
    within: str
    was: str
    becomes: str
    source: str

    @property
    def key(self) -> Key:
        return self.file, self.within, self.was, self.becomes

    @property
    def module(self) -> str:
        """The name by which the module is imported."""
        return self.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")

    def __str__(self) -> str:
        was, becomes = (text.replace("\n", "\n    ") for text in (self.was, self.becomes))
        return f"{self.file} ({self.within})\n  - {was}\n  + {becomes}"


@dataclass(frozen=True)
class Change:
    """A node of a file's source, and one node that can replace it."""

    file: str
    module: cst.Module
    within: str
    node: cst.CSTNode
    changed: cst.CSTNode

    def mutant(self) -> Mutant:
        """Return the mutant with this change. This is slow."""
        mutated = self.module.deep_replace(self.node, self.changed)
        assert isinstance(mutated, cst.Module)
        was, becomes = _difference(self.module.code.splitlines(), mutated.code.splitlines())
        return Mutant(self.file, self.within, was, becomes, mutated.code)


def changes_of(file: str) -> list[Change]:
    """Return every change of a file, in the order of the source."""
    module = cst.parse_module((CHECKOUT / file).read_text(encoding="utf-8"))
    finder = _Finder(file, module)
    module.visit(finder)
    return finder.found


def _difference(before: Sequence[str], after: Sequence[str]) -> tuple[str, str]:
    """Return the lines of both from the first to the last difference."""
    shorter = min(len(before), len(after))
    head = next((i for i in range(shorter) if before[i] != after[i]), shorter)
    most = shorter - head
    tail = next((i for i in range(most) if before[-1 - i] != after[-1 - i]), most)
    return _text(before[head : len(before) - tail]), _text(after[head : len(after) - tail])


def _text(lines: Sequence[str]) -> str:
    return "\n".join(line.strip() for line in lines)


class _Finder(cst.CSTVisitor):
    """A visitor that collects every change of a module that can make a difference.

    Left out are code for type checkers and readers, assertions (`assert`, the `strict` of a zip),
    logging, decorators, and arguments of class statements.
    """

    def __init__(self, file: str, module: cst.Module) -> None:
        super().__init__()
        self.found: list[Change] = []
        self._file = file
        self._module = module
        self._within: list[str] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _is_left_out(node):
            return False
        if (name := _name_of(node)) is not None:
            self._within.append(name)
        within = ".".join(self._within)
        self.found += [
            Change(self._file, self._module, within, node, changed)
            for kind, operator in _OPERATORS
            if isinstance(node, kind)
            for changed in operator(node)
            if not any(same(node, changed) for same in _THE_SAME)
        ]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if _name_of(original_node) is not None and not _is_left_out(original_node):
            self._within.pop()


def _name_of(node: cst.CSTNode) -> str | None:
    match node:
        case cst.FunctionDef() | cst.ClassDef():
            return node.name.value
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))]):
            return name
        case cst.AnnAssign(target=cst.Name(value=name)):
            return name
        case _:
            return None


_LEFT_OUT = (
    m.Annotation()
    | m.Decorator()
    | m.Import()
    | m.ImportFrom()
    | m.Assert()
    | m.Assign(targets=[m.AssignTarget(target=m.Name("__all__"))])
    | m.If(test=m.Name("TYPE_CHECKING"))
    | m.Call(func=m.Name("cast") | m.Name("assert_never"))
    | m.Call(func=m.Attribute(value=m.Name("log")))
    | m.Arg(
        keyword=m.Name("frozen")
        | m.Name("gc")
        | m.Name("kw_only")
        | m.Name("omit_defaults")
        | m.Name("strict")
    )
)


def _is_left_out(node: cst.CSTNode) -> bool:
    return m.matches(node, _LEFT_OUT)


def _drops_the_impossible(node: cst.CSTNode, changed: cst.CSTNode) -> bool:
    """Return whether the change removes a branch that is never taken (`assert_never`)."""
    if not isinstance(node, cst.Match) or not isinstance(changed, cst.Match):
        return False
    dropped = [case for case in node.cases if case not in changed.cases]
    return all(m.findall(case, m.Call(func=m.Name("assert_never"))) for case in dropped)


def _stays_false(node: cst.CSTNode, changed: cst.CSTNode) -> bool:
    """Return whether the change is from False to None, which conditions treat alike."""
    false, none = m.Name("False"), m.Name("None")
    for kind in (m.Assign, m.AnnAssign):
        if m.matches(node, kind(value=false)) and m.matches(changed, kind(value=none)):
            return True
    return False


def _asserts_less(node: cst.CSTNode, changed: cst.CSTNode) -> bool:
    """Return whether the change is to the `strict` of a zip."""
    if not isinstance(node, cst.Call) or not isinstance(changed, cst.Call):
        return False
    strict = [arg for arg in node.args if m.matches(arg, m.Arg(keyword=m.Name("strict")))]
    return any(arg not in changed.args for arg in strict)


_THE_SAME = (_drops_the_impossible, _asserts_less, _stays_false)


def _negated(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    """Change `if a` to `if not a`."""
    bracketed = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(
        test=cst.UnaryOperation(cst.Not(), bracketed),
        **{
            name: cst.SimpleWhitespace(" ")
            for name in ("whitespace_before_test", "whitespace_after_while")
            if hasattr(node, name)
        },
    )


def _call_left_out(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """Change `a(b)` to `pass`."""
    if m.matches(node, m.SimpleStatementLine(body=[m.Expr(value=m.Call() | m.Await())])):
        yield node.with_changes(body=[cst.Pass()])


def _less(node: cst.Integer) -> Iterator[cst.CSTNode]:
    """Change `1` to `0`; mutmut only adds one."""
    if node.evaluated_value > 0:
        yield node.with_changes(value=str(node.evaluated_value - 1))


_OPERATORS: Sequence[tuple[Any, Operator]] = (
    *mutation_operators,
    (cst.If | cst.While | cst.CompIf, _negated),
    (cst.SimpleStatementLine, _call_left_out),
    (cst.Integer, _less),
)
