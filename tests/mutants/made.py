"""Mutants: small faults that could have been written, made from the source by its syntax.

A comparison is the other one, of several conditions one is missing, a condition is negated, a number is one more, a
statement is missing, a function returns something else of its type; in SQL a comparison, an AND, an order. Left alone
are annotations, decorators, docstrings, figures of a module, what goes to the log, and texts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

OPPOSITES = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
OPERATORS = {ast.Add: "-", ast.Sub: "+", ast.Mult: "//", ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+",
             ast.BitOr: "&", ast.BitAnd: "|"}  # fmt: skip
OF_TYPE = {"bool": "not ({})", "int": "({}) + 1", "float": "({}) + 1", "str": '""', "list": "[]", "dict": "{{}}",
           "set": "set()", "frozenset": "frozenset()"}  # fmt: skip
"""What a function returns instead, by the beginning of its annotation."""
SQL = re.compile(r"\b(SELECT|UPDATE|DELETE FROM|INSERT INTO|WHERE|ORDER BY|SET)\b")
IN_SQL = {" AND ": " OR ", " <= ": " < ", " >= ": " > ", " < ": " <= ", " > ": " >= ", " = ?": " <> ?",
          " DESC": "", " IS NULL": " IS NOT NULL", " IS NOT NULL": " IS NULL", "NOT EXISTS": "EXISTS",
          "MAX(": "MIN(", "MIN(": "MAX("}  # fmt: skip
LOG = re.compile(r"(LOG|log|LOGGER)\.(debug|info|warning|error|exception)\b")


class Mutant(NamedTuple):
    """In `function` of `file` the bytes from `start` to `end` become `new`; `number` tells it from others like it."""

    file: str
    line: int
    function: str
    kind: str
    start: int
    end: int
    old: str
    new: str
    number: int = 0

    @property
    def key(self) -> str:
        """By what it is known while other lines come and go."""
        function = self.function.replace(".<locals>", "")
        return "|".join((self.file, function, self.kind, self.old, self.new, str(self.number)))

    def apply(self, text: bytes) -> bytes:
        """The file with the fault."""
        return text[: self.start] + self.new.encode() + text[self.end :]


class Maker(ast.NodeVisitor):
    """Goes through a module and notes all its mutants."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file, self.text = file, text
        self.lines = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]
        self.names: list[str] = []
        self.returns: list[str] = [""]
        self.found: list[Mutant] = []

    def at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset

    def source(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.at(node)
        return self.text[start:end].decode()

    def note(self, kind: str, start: int, end: int, new: str) -> None:
        old, line = self.text[start:end].decode(), self.text.count(b"\n", 0, start) + 1
        made = Mutant(self.file, line, ".".join(self.names), kind, start, end, old, new)
        self.found.append(made._replace(number=sum(one[:1] + one[2:4] + one[6:8] == made[:1] + made[2:4] + made[6:8]
                                                   for one in self.found)))  # fmt: skip

    def instead(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        self.note(kind, *self.at(node), new)

    def between(self, kind: str, left: ast.expr, right: ast.expr, new: str) -> None:
        start, end = self.at(left)[1], self.at(right)[0]
        gap = self.text[start:end].decode()
        bare = re.search(r"[^\s()\\]+( (not|in))?", gap)
        if bare is not None and "#" not in gap:
            self.note(kind, start + len(gap[: bare.start()].encode()), start + len(gap[: bare.end()].encode()), new)

    # -- where it goes

    def visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = self.names
        self.names = [*outer, *(["<locals>"] if len(self.returns) > 1 else []), node.name]
        self.returns.append("" if node.returns is None else self.source(node.returns).strip("\"'"))
        for default in (*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)):
            self.visit(default)
        for one in node.body:
            self.visit(one)
        self.returns.pop()
        self.names = outer

    visit_FunctionDef = visit_AsyncFunctionDef = visit_function

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any(self.source(base) == "Protocol" for base in node.bases):
            return
        self.names.append(node.name)
        for one in node.body:
            self.visit(one)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # -- what it finds

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            self.between("comparison", node.left, node.comparators[0], OPPOSITES[type(node.ops[0])])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        joint = " and " if isinstance(node.op, ast.And) else " or "
        parts = [f"({self.source(value)})" for value in node.values]
        for number in range(len(parts)):
            self.instead("condition missing", node, joint.join(parts[:number] + parts[number + 1 :]))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
        plain = not any(isinstance(side, texts) or isinstance(getattr(side, "value", 0), str | bytes)
                        for side in (node.left, node.right))  # fmt: skip
        if plain and self.names and type(node.op) in OPERATORS:  # else a figure, or a type with a name
            self.between("arithmetic", node.left, node.right, OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.instead("condition negated", node, f"({self.source(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.instead("constant", node, str(not node.value))
        elif isinstance(node.value, int | float) and self.names:  # a figure with a name tests know by that name
            self.instead("constant", node, f"{node.value + 1!r}")
        elif isinstance(node.value, str):
            self.in_sql(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self.in_sql(node)  # before Python 3.12 nobody knows where its parts stand

    def in_sql(self, node: ast.expr) -> None:
        source = self.source(node)
        if not (self.file.startswith("bot/store") and SQL.search(source)):
            return
        for old, new in IN_SQL.items():
            for found in re.finditer(re.escape(old), source):
                start = self.at(node)[0] + len(source[: found.start()].encode())
                self.note("SQL", start, start + len(old.encode()), new)

    def negate(self, node: ast.expr) -> None:
        if not isinstance(node, ast.UnaryOp | ast.Compare) and self.source(node) != "TYPE_CHECKING":
            self.instead("condition negated", node, f"(not ({self.source(node)}))")

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        value, type_ = node.value, self.returns[-1]
        if value is not None and not (isinstance(value, ast.Constant) and isinstance(value.value, bool)):
            base = re.split(r"\W", type_)[0]
            if "None" in type_ and self.source(value) != "None":
                self.instead("return", value, "None")
            elif base in OF_TYPE and "|" not in type_ and self.source(value) not in ("[]", "{}", '""'):
                self.instead("return", value, OF_TYPE[base].format(self.source(value)))
        self.generic_visit(node)

    def missing(self, node: ast.stmt) -> None:
        self.instead("statement missing", node, "pass")
        self.generic_visit(node)

    visit_Raise = visit_Continue = visit_Break = visit_Delete = visit_AugAssign = missing

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await) and not LOG.match(self.source(node)):
            self.missing(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets):
            self.instead("statement missing", node, "pass")
        self.visit(node.value)


def made(root: Path, parts: tuple[str, ...]) -> Iterator[Mutant]:
    """All mutants of these folders of a tree; each can be compiled."""
    for part in parts:
        for path in sorted((root / part).rglob("*.py")):
            text = path.read_bytes()
            maker = Maker(str(path.relative_to(root)), text)
            maker.visit(ast.parse(text))
            yield from maker.found
