"""Asks Adjacency Lab's `compute` from Python: standard library only, nothing leaves this machine.

    from adjacency_lab import Lab

    with Lab("/path/to/adjacency-lab") as lab:
        reply = lab.ask("epsilon", relation="substitute", samplingRate=0.01,
                        noiseMultiplier=1.0, steps=1000, delta=1e-5)
        print(reply["value"])

A configuration, what you say over it, and your answers to what it leaves open:

        form = lab.translate(text, overrides={"delta": "1/n"}, answers={"sampling": "poisson"})
        print(form["open"], form["epsilons"])

Queries, their fields and ranges: `npm run --silent compute -- --help` in that folder.
"""

import json
import math
import subprocess
import threading
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence

__all__ = ["Lab", "LabError"]


class LabError(Exception):
    """A query that was refused. `field` is the field to change; the text says value and remedy."""

    def __init__(self, error: Dict[str, str]):
        super().__init__(error["message"])
        self.code = error["code"]
        self.field = error["field"]


# Only the order of scores counts, so `audit` takes infinite ones, as texts.
_MAY_BE_INFINITE = ("inScores[", "outScores[")


def _plain(value: Any, field: str) -> Any:
    """The value as JSON can write it, NumPy's too. Raises LabError for what it cannot: json.dumps writes NaN and Infinity,
    which no other reader takes."""
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


class Lab:
    """One `compute` process, started at once and asked until it is closed.

    folder: where the repository lies, with `npm ci` done. command: what to start there, where it is not
    `npm run --silent compute`: ["npx", "adjacency-lab", "compute"] where what `npm pack` makes is installed.
    """

    def __init__(self, folder: str = ".", command: Optional[Sequence[str]] = None):
        self._process = subprocess.Popen(
            list(command or ["npm", "run", "--silent", "compute"]),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, query: str, **fields: Any) -> Dict[str, Any]:
        """The reply to one query. Raises LabError where it is refused."""
        (reply,) = self.ask_many([dict(fields, query=query)])
        if "error" in reply:
            raise LabError(reply["error"])
        return reply

    def ask_many(self, queries: Iterable[Dict[str, Any]]) -> List[Dict[str, Any]]:
        """Replies to many queries, in their order, by all cores where they take long; refused ones have an "error"."""
        replies: List[Dict[str, Any]] = []
        lines: List[str] = []
        for query in queries:
            try:
                lines.append(json.dumps(_plain(query, "")) + "\n")
                replies.append({})
            except LabError as error:
                refused = {"code": error.code, "field": error.field, "message": str(error)}
                replies.append({"id": None if error.field == "id" else query.get("id"), "error": refused})
        # both ends of the pipe are served at once: neither waits for the other to be emptied
        writer = threading.Thread(target=self._write, args=(lines,), daemon=True)
        writer.start()
        given = [json.loads(line) for line in self._read(len(lines))]
        writer.join()
        sent = iter(given)
        return [reply or next(sent) for reply in replies]

    def translate(
        self,
        text: str = "",
        overrides: Optional[Dict[str, Any]] = None,
        answers: Optional[Dict[str, str]] = None,
    ) -> Dict[str, Any]:
        """What a pasted configuration comes to. While "open" names fields or questions, "mechanism" and "epsilons" are None:
        give the fields in overrides, by their kind, and the questions in answers, by the id of an option."""
        return self.ask("translate", text=text, overrides=overrides or {}, answers=answers or {})

    def close(self) -> None:
        """Ends the process; asked again, it raises."""
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        if self._process.stdout:
            self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> "Lab":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write(self, lines: Sequence[str]) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write("".join(lines))
            stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # _read says that the process has ended

    def _read(self, count: int) -> Iterator[str]:
        stdout = self._process.stdout
        assert stdout is not None
        for _ in range(count):
            line = stdout.readline()
            if line == "":
                raise RuntimeError(
                    f"compute ended with status {self._process.wait()} before it had answered; "
                    "is `npm ci` done in its folder?"
                )
            yield line
