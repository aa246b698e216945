"""One `compute` process, asked from Python."""

import datetime
import json
import math
import os
import signal
import subprocess
import threading
from types import TracebackType
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Type, Union

from .queries import Queries

class LabError(Exception):
    """A query that was refused. `field` is the field to change; the text says value and remedy."""

    code: str
    field: str

    def __init__(self, error: Mapping[str, str]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]
        self.field = error["field"]


# Fields whose numbers may be infinite, and are then sent as texts: the query `audit` uses only the order of its scores.
_MAY_BE_INFINITE = ("inScores[", "outScores[")


def _plain(value: Any, field: str) -> Any:
    """The value, NumPy's included, in types that JSON can write. Raises LabError for a value that JSON cannot write, also for NaN and
    Infinity: json.dumps would write them, in a form that other readers of JSON refuse."""
    if isinstance(value, float) and math.isinf(value) and field.startswith(_MAY_BE_INFINITE):
        return "inf" if value > 0 else "-inf"
    if isinstance(value, float) and not math.isfinite(value):
        remedy = "Give a finite number, or leave the field out. JSON has no NaN and no Infinity."
        raise LabError({"code": "not-a-number", "field": field, "message": f"{field} is {float(value)}. {remedy}"})
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, dict):
        return {str(name): _plain(one, f"{field}.{name}" if field else str(name)) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one, f"{field}[{at}]") for at, one in enumerate(value)]
    if hasattr(value, "tolist"):
        return _plain(value.tolist(), field)
    remedy = "Give a number, a text, or a list or dict of these."
    given = f"a {type(value).__name__}, which JSON cannot write"
    raise LabError({"code": "not-json", "field": field, "message": f"{field} is {given}. {remedy}"})


# With this option `compute` ends as soon as this process has closed the pipe or was killed, even during a query.
_ENDS_WITH_US = "--end-with-input"

_START_ANOTHER = "Start another Lab."


class Lab(Queries):
    """One `compute` process, started at once and asked until it is closed.

    Every query of `compute` is a method by its name, with the query's fields as keywords. Fields that are left out, or None,
    are not sent.

    Threads may share it: one asks, and the others wait for their turn. Where an ask is broken off, by Ctrl-C for example, the
    process is ended at once and the Lab answers no more, for what was asked last is not what would be answered next.

    folder: where the repository lies, with `npm ci` done. command: what to start there, where it is not
    `npm run --silent compute`: ["npx", "adjacency-lab", "compute"] where what `npm pack` makes is installed. Options of
    `compute` may stand behind it.
    """

    def __init__(self, folder: str = ".", command: Optional[Sequence[str]] = None) -> None:
        self._turn = threading.RLock()
        self._asking = False
        self._sent = 0
        self._over: Optional[str] = None
        self._owner = os.getpid()
        # a session of its own: Ctrl-C interrupts this process alone, and whatever npm has started ends with it
        self._process = subprocess.Popen(
            [*(command or ["npm", "run", "--silent", "compute", "--"]), _ENDS_WITH_US],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def ask(self, query: str, **fields: Any) -> Dict[str, Any]:
        """The reply to one query. Raises LabError where it is refused, RuntimeError where there is nobody to answer."""
        (reply,) = self.ask_many([dict(fields, query=query)])
        if "error" in reply:
            raise LabError(reply["error"])
        return reply

    def ask_many(self, queries: Iterable[Dict[str, Any]]) -> List[Dict[str, Any]]:
        """Replies to many queries, in their order, by all cores where they take long; refused ones have an "error".
        Raises RuntimeError where there is nobody to answer."""
        replies: List[Dict[str, Any]] = []
        plain: List[Any] = []
        # all queries are there before the first is sent: an iterable that raises leaves nothing unanswered
        for query in queries:
            try:
                plain.append(_plain(query, ""))
                replies.append({})
            except LabError as error:
                refused = {"code": error.code, "field": error.field, "message": str(error)}
                replies.append({"id": None if error.field == "id" else query.get("id"), "error": refused})
        given = iter(self._answers(plain))
        return [reply or next(given) for reply in replies]

    def translate(
        self,
        text: str = "",
        overrides: Optional[Dict[str, Any]] = None,
        answers: Optional[Dict[str, str]] = None,
        confirm: bool = False,
    ) -> Dict[str, Any]:
        """The mechanism that a pasted configuration describes, as a proposal, and its values of epsilon. While the reply's "open" names
        something, its "mechanism" and "epsilons" are None. Fields are set in overrides, by their kind, and questions answered in answers,
        by the id of an option. "open" names "confirm" until confirm=True, which says that you have compared "proposal" with the text."""
        return self.ask(
            "translate", text=text, overrides=overrides or {}, answers=answers or {}, confirm=confirm
        )

    def report(
        self,
        delta: float,
        date: Optional[str] = None,
        marks: Optional[Dict[str, Any]] = None,
        language: str = "en",
        **fields: Any,
    ) -> Dict[str, Any]:
        """The report of a training run that somebody can sign. Raises LabError where a field is refused.

        fields: what describes the run, as samplingRate, noiseMultiplier and steps, or segments; and values (among how many equally
        likely values an attacker guesses, [2, 10] where it is left out), unit ("record" or "client") and link. date: the day of
        the report, as 2026-11-29, today where it is left out. marks: how each assumption is known, by its name: "stated",
        "assumed", or the line or lines of a text in which it was read. language: "en" or "de".

        In the reply, "plain", "markdown" and "latex" are the report in words. "guarantees" has ε and μ by adjacency, "guesses" the
        bounds on a guess, "assumptions" what all of them rest on, and "run" what was asked."""
        asked = dict(fields, delta=delta, language=language, date=date or datetime.date.today().isoformat())
        return self.ask("report", **asked, **({"marks": marks} if marks else {}))

    def close(self) -> None:
        """Ends the process at once, also in the midst of a query that another thread has asked; asked again, it raises."""
        self._end("The Lab was closed.")

    def __enter__(self) -> "Lab":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def _answers(self, queries: Sequence[Any]) -> List[Dict[str, Any]]:
        if not queries:
            return []
        if self._owner != os.getpid():
            copied = f"This Lab belongs to process {self._owner}, and a copy of it would take its answers."
            raise RuntimeError(f"{copied} {_START_ANOTHER}")
        with self._turn:
            if self._asking:
                raise RuntimeError("This thread is waiting for an answer of this Lab already, and cannot ask in between.")
            if self._over is not None:
                raise RuntimeError(f"{self._over} {_START_ANOTHER}")
            self._asking = True
            try:
                return self._asked(queries)
            except BaseException:
                self._end("An ask was broken off.")
                raise
            finally:
                self._asking = False

    def _asked(self, queries: Sequence[Any]) -> List[Dict[str, Any]]:
        """The replies to these queries. Each query is sent with the number of its line as its id, and its reply names that number, even the
        reply to a line that compute could not read."""
        first = self._sent + 1
        self._sent += len(queries)
        lines = []
        for number, query in enumerate(queries, first):
            lines.append(json.dumps(dict(query, id=number) if isinstance(query, dict) else query) + "\n")
        # writes while this thread reads: a full pipe in one direction would otherwise block both processes
        writer = threading.Thread(target=self._write, args=(lines,), daemon=True)
        writer.start()
        answers = []
        for number, query in enumerate(queries, first):
            answered, reply = self._read()
            if answered != number:
                raise RuntimeError(f"compute answered line {answered} where line {number} was asked.")
            answers.append(dict(reply, id=query.get("id") if isinstance(query, dict) else None))
        writer.join()
        return answers

    def _write(self, lines: Sequence[str]) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write("".join(lines))
            stdin.flush()
        except (OSError, ValueError):
            pass  # _read says that the process has ended

    def _read(self) -> Tuple[Any, Dict[str, Any]]:
        """Reads one reply: the number of the line that it answers, and the reply itself."""
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = stdout.readline()
        except ValueError:  # closed by another thread
            line = ""
        if line == "":
            if self._over is not None:
                raise RuntimeError(f"{self._over} {_START_ANOTHER}")
            raise RuntimeError(
                f"compute ended with status {self._process.wait()} before it had answered; "
                "is `npm ci` done in its folder?"
            )
        try:
            reply = json.loads(line)
            return (reply["line"] if reply["id"] is None else reply["id"]), reply
        except (ValueError, TypeError, KeyError):
            raise RuntimeError(f"compute wrote a line that is no reply: {line[:200]!r}") from None

    def _end(self, why: str) -> None:
        """Ends the process and whatever it has started, at once. Nothing is lost by that: the process stores nothing."""
        if self._owner != os.getpid():
            return
        self._over = self._over or why
        if self._process.poll() is None:
            try:
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            except ProcessLookupError:
                pass
        self._process.wait()
        # a thread that still reads or writes has found the pipe broken by now, so closing does not wait for it
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except (OSError, ValueError):
                pass
