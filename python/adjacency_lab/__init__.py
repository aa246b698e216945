"""Asks Adjacency Lab's `compute` from Python: standard library only, nothing leaves this machine.

    from adjacency_lab import Lab

    with Lab("/path/to/adjacency-lab") as lab:
        reply = lab.epsilon(adjacency="substitute", samplingRate=0.01,
                            noiseMultiplier=1.0, steps=1000, delta=1e-5)
        print(reply["value"])

`translate` reads a pasted configuration and proposes a mechanism. Compare the proposal with the text, override fields that were misread,
answer the open questions, and confirm:

        form = lab.translate(text)
        print(form["proposal"], form["unused"], form["open"])
        form = lab.translate(text, overrides={"delta": "1/n"}, answers={"sampling": "poisson"}, confirm=True)
        print(form["open"], form["epsilons"])

`report` describes a training run in numbers and in words, for somebody to sign:

        report = lab.report(samplingRate=0.01, noiseMultiplier=1.0, steps=1000, delta=1e-5, values=[2, 10, 100])
        print(report["plain"])

Every query is a method: `help(Lab)` shows them, with their fields and ranges. Many at once are asked by `Lab.ask_many`.
"""

from .lab import Lab, LabError
from .queries import VERSION as __version__

__all__ = ["Lab", "LabError", "__version__"]
