"""The queries of `compute`, each a method. `npm run api` writes this file from the table of queries."""

from typing import Any, Dict, Literal, Mapping, Optional, Sequence, Union

VERSION = "1.0.0"


class Queries:
    """What can be asked. A number may be one of NumPy's, and a sequence one of its arrays. `compute --help` explains the
    fields that many queries share."""

    def ask(self, query: str, **fields: Any) -> Dict[str, Any]:
        """The reply to one query, by its name."""
        raise NotImplementedError

    def _given(self, query: str, fields: Mapping[str, Any]) -> Dict[str, Any]:
        # a field whose name is a keyword of Python, such as lambda, has a parameter with an underscore behind that name
        given = {name.rstrip("_"): value for name, value in fields.items() if name != "self" and value is not None}
        return self.ask(query, **given)

    def epsilon(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        delta: Union[float, Sequence[Optional[float]]],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
    ) -> Dict[str, Any]:
        """The epsilon of a run.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has verified, value, lower, upper, method, refused, lowerBy, upperBy.
        """
        return self._given("epsilon", locals())

    def delta(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        epsilon: Union[float, Sequence[Optional[float]]],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
    ) -> Dict[str, Any]:
        """The delta of a run at an epsilon.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        epsilon: in [0, 1000000000]

        The reply has verified, value, lower, upper, method, refused, lowerBy, upperBy.
        """
        return self._given("delta", locals())

    def totalVariation(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
    ) -> Dict[str, Any]:
        """The most that the probability of any output set can differ by.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]

        The reply has verified, value, lower, upper, method, refused, lowerBy, upperBy.
        """
        return self._given("totalVariation", locals())

    def tradeoff(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        alphas: Sequence[float],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
    ) -> Dict[str, Any]:
        """The trade-off curve at given error rates.

        value, lower and upper are arrays, with an entry for each beta.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        alphas: in [0, 1]

        The reply has value, lower, upper, verified, method, lowerBy, upperBy.
        """
        return self._given("tradeoff", locals())

    def mu(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        floor: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The smallest mu of Gaussian DP whose curve lies under the run’s, at errors of at least floor.

        regret says how badly a Gaussian curve fits.
        alpha and beta say where that fit is met.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        floor: in [1e-12, 0.1], 1e-10 if left out

        The reply has verified, value, lower, upper, method, refused, regret, floor, alpha, beta, lowerBy,
        upperBy.
        """
        return self._given("mu", locals())

    def bestSplitEpsilon(
        self,
        *,
        samplingRate: Union[float, Sequence[Optional[float]]],
        noiseMultiplier: Union[float, Sequence[Optional[float]]],
        steps: Union[int, Sequence[Optional[int]]],
        delta: Union[float, Sequence[Optional[float]]],
    ) -> Dict[str, Any]:
        """The substitute epsilon that the add-remove curve alone implies, split in two.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("bestSplitEpsilon", locals())

    def groupEpsilonAtMost(
        self,
        *,
        adjacency: Literal["add-remove", "substitute"],
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        records: int,
        delta: float,
    ) -> Dict[str, Any]:
        """An upper bound on the epsilon of a person who has several records.

        By group privacy, record after record, or by all records at once, whichever is smaller. adjacency:
        add-remove where all are added or removed, substitute where all are replaced. upper is null where
        neither bound is known.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        records: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has upper.
        """
        return self._given("groupEpsilonAtMost", locals())

    def hiddenStateEpsilon(
        self,
        *,
        samplingRate: Union[float, Sequence[Optional[float]]],
        noiseMultiplier: Union[float, Sequence[Optional[float]]],
        steps: Union[int, Sequence[Optional[int]]],
        delta: Union[float, Sequence[Optional[float]]],
    ) -> Dict[str, Any]:
        """The limit of auditWorstCase, which sees only the last iterate.

        It belongs to substitute and holds for any number of runs.
        Gradients are constant and the other records silent.
        Other attacks on the last iterate may show more.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("hiddenStateEpsilon", locals())

    def noiseMultiplier(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        delta: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetEpsilon: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetMu: Optional[Union[float, Sequence[Optional[float]]]] = None,
        floor: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The noise that is enough for a target.

        samplingRate: in (0, 1]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)
        targetMu: in (0, inf)
        floor: in [1e-12, 0.1], 1e-10 if left out

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("noiseMultiplier", locals())

    def samplingRate(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        delta: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetEpsilon: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetMu: Optional[Union[float, Sequence[Optional[float]]]] = None,
        floor: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The sampling rate that keeps a target.

        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)
        targetMu: in (0, inf)
        floor: in [1e-12, 0.1], 1e-10 if left out

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("samplingRate", locals())

    def steps(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        delta: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetEpsilon: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetMu: Optional[Union[float, Sequence[Optional[float]]]] = None,
        floor: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The steps that keep a target.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)
        targetMu: in (0, inf)
        floor: in [1e-12, 0.1], 1e-10 if left out

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("steps", locals())

    def epochs(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        delta: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetEpsilon: Optional[Union[float, Sequence[Optional[float]]]] = None,
        targetMu: Optional[Union[float, Sequence[Optional[float]]]] = None,
        floor: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The epochs that keep a target.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)
        targetMu: in (0, inf)
        floor: in [1e-12, 0.1], 1e-10 if left out

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("epochs", locals())

    def noiseFactor(
        self,
        *,
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        segments: Sequence[Mapping[str, Any]],
        delta: Union[float, Sequence[Optional[float]]],
        targetEpsilon: Union[float, Sequence[Optional[float]]],
    ) -> Dict[str, Any]:
        """What all noise multipliers of the segments are multiplied by for a target.

        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)

        The reply has verified, value, lower, upper, method, refused.
        """
        return self._given("noiseFactor", locals())

    def curves(
        self,
        *,
        axis: Literal["samplingRate", "noiseMultiplier", "steps", "delta"],
        values: Sequence[float],
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        delta: float,
        names: Optional[Sequence[Literal["addRemove", "group", "substitute", "implied", "hiddenState"]]] = None,
    ) -> Dict[str, Any]:
        """The curves of the live figure, each computed at few values of the axis and interpolated between
        them.

        names says which of addRemove, group, substitute, implied, hiddenState, and means all if it is left
        out.
        value is null where it is not known, and upper where there is no bound.
        interpolated is 1 if a value was read off a polynomial that was checked and not proven.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has values, addRemove, group, substitute, implied, hiddenState, elapsed.
        """
        return self._given("curves", locals())

    def point(
        self,
        *,
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        delta: float,
    ) -> Dict[str, Any]:
        """Every guarantee of one mechanism at once, with brackets by code that shares no formula with them.

        elsewise.anyOrder has the bounds that hold with the same numbers where each record joins one step of
        every epoch, in whatever order.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has addRemove, group, substitute, implied, hiddenState, certifiedAddRemove,
        certifiedSubstitute, elsewise, elapsed.
        """
        return self._given("point", locals())

    def muCurves(
        self,
        *,
        axis: Literal["samplingRate", "noiseMultiplier", "steps"],
        values: Sequence[float],
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        names: Optional[Sequence[Literal["addRemove", "group", "substitute", "implied", "hiddenState"]]] = None,
    ) -> Dict[str, Any]:
        """Mu of each guarantee along an axis, with certified ends and the regret of reading it as a bell
        curve.

        names says which of addRemove, group, substitute, implied, hiddenState, and all of them where it is
        left out. The last has no mu.
        value is null where the ends are more than a hundredth apart.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]

        The reply has values, addRemove, group, substitute, implied, hiddenState, elapsed.
        """
        return self._given("muCurves", locals())

    def calibrate(
        self,
        *,
        solveFor: Literal["noiseMultiplier", "samplingRate", "steps", "batchSize", "epochs"],
        adjacency: Literal["add", "remove", "add-remove", "zero-out", "substitute", "implied", "group"],
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        delta: float,
        targetEpsilon: float,
        recordCount: Optional[int] = None,
    ) -> Dict[str, Any]:
        """The parameter that meets a target, in digits that one would write, and what the training then
        has.

        chosen is on the private side of the target.
        batchSize needs recordCount, and keeps the epochs of the mechanism.
        epochs are rounded down to whole ones.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        recordCount: in [1, 1000000000]
        delta: in [1e-15, 0.5]
        targetEpsilon: in (0, inf)

        The reply has solution, chosen, mechanism, addRemove, substitute.
        """
        return self._given("calibrate", locals())

    def gdpDelta(
        self,
        *,
        mu: float,
        eps: float,
    ) -> Dict[str, Any]:
        """Delta of a Gaussian mechanism.

        mu: in [0, inf)
        eps: in [0, inf)

        The reply has delta, log10Delta.
        """
        return self._given("gdpDelta", locals())

    def gdpEps(
        self,
        *,
        mu: float,
        delta: float,
    ) -> Dict[str, Any]:
        """Epsilon of a Gaussian mechanism.

        mu: in [0, inf)
        delta: in (0, 1)

        The reply has eps.
        """
        return self._given("gdpEps", locals())

    def gdpMu(
        self,
        *,
        eps: float,
        delta: float,
    ) -> Dict[str, Any]:
        """Mu of an (eps, delta).

        eps: in [0, inf)
        delta: in (0, 1)

        The reply has mu.
        """
        return self._given("gdpMu", locals())

    def tradeoffGdp(
        self,
        *,
        mu: float,
        alpha: float,
    ) -> Dict[str, Any]:
        """The Gaussian trade-off curve at one error rate.

        mu: in [0, inf)
        alpha: in [0, 1]

        The reply has beta, power, derivative.
        """
        return self._given("tradeoffGdp", locals())

    def advantageGdp(
        self,
        *,
        mu: float,
    ) -> Dict[str, Any]:
        """Total variation of a Gaussian mechanism.

        mu: in [0, inf)

        The reply has totalVariation.
        """
        return self._given("advantageGdp", locals())

    def tradeoffEpsDelta(
        self,
        *,
        eps: float,
        delta: float,
        alpha: float,
    ) -> Dict[str, Any]:
        """The trade-off curve of an (eps, delta).

        eps: in [0, inf)
        delta: in [0, 1)
        alpha: in [0, 1]

        The reply has beta.
        """
        return self._given("tradeoffEpsDelta", locals())

    def advantageEpsDelta(
        self,
        *,
        eps: float,
        delta: float,
    ) -> Dict[str, Any]:
        """Total variation of an (eps, delta).

        eps: in [0, inf)
        delta: in [0, 1)

        The reply has totalVariation.
        """
        return self._given("advantageEpsDelta", locals())

    def tradeoffFromDiscretePld(
        self,
        *,
        eps0: float,
        folds: int,
        alpha: float,
    ) -> Dict[str, Any]:
        """The trade-off curve of n-fold randomised response.

        eps0: in [0, inf)
        folds: in [1, 10000]
        alpha: in [0, 1]

        The reply has beta.
        """
        return self._given("tradeoffFromDiscretePld", locals())

    def deltaFromDiscretePld(
        self,
        *,
        eps0: float,
        folds: int,
        eps: float,
    ) -> Dict[str, Any]:
        """Delta of n-fold randomised response.

        eps0: in [0, inf)
        folds: in [1, 10000]
        eps: in [0, inf)

        The reply has delta.
        """
        return self._given("deltaFromDiscretePld", locals())

    def clopperPearson(
        self,
        *,
        k: int,
        n: int,
        alpha: float,
    ) -> Dict[str, Any]:
        """Bounds on a rate from a count.

        k: in [0, 1000000000]
        n: in [1, 1000000000]
        alpha: in (0, 1)

        The reply has lowerOneSided, upperOneSided, lowerTwoSided, upperTwoSided.
        """
        return self._given("clopperPearson", locals())

    def lowerBoundsFromCounts(
        self,
        *,
        falsePositives: int,
        negatives: int,
        falseNegatives: int,
        positives: int,
        alpha: float,
        delta: float,
    ) -> Dict[str, Any]:
        """Lower bounds on epsilon from two error counts.

        falsePositives: in [0, 1000000000]
        negatives: in [1, 1000000000]
        falseNegatives: in [0, 1000000000]
        positives: in [1, 1000000000]
        alpha: in (0, 1)
        delta: in [0, 1)

        The reply has fprUpperPerRate, fnrUpperPerRate, muLowerPerRate, epsGdpPerRate, epsDirectPerRate,
        fprUpperJoint, fnrUpperJoint, muLowerJoint, epsGdpJoint, epsDirectJoint.
        """
        return self._given("lowerBoundsFromCounts", locals())

    def bayesianEpsLower(
        self,
        *,
        falsePositives: int,
        negatives: int,
        falseNegatives: int,
        positives: int,
        alpha: float,
        delta: float,
    ) -> Dict[str, Any]:
        """A credible lower bound from two error counts.

        It is a credible bound under Jeffreys’ prior, and has no confidence.

        falsePositives: in [0, 1000000000]
        negatives: in [1, 1000000000]
        falseNegatives: in [0, 1000000000]
        positives: in [1, 1000000000]
        alpha: in (0, 1)
        delta: in [0, 1)

        The reply has epsLower.
        """
        return self._given("bayesianEpsLower", locals())

    def logKatzEpsLower(
        self,
        *,
        falsePositives: int,
        negatives: int,
        falseNegatives: int,
        positives: int,
        alpha: float,
    ) -> Dict[str, Any]:
        """An asymptotic lower bound at delta = 0.

        falsePositives: in [0, 1000000000]
        negatives: in [1, 1000000000]
        falseNegatives: in [0, 1000000000]
        positives: in [1, 1000000000]
        alpha: in (0, 1)

        The reply has epsLower.
        """
        return self._given("logKatzEpsLower", locals())

    def audit(
        self,
        *,
        game: Literal["in-out", "two-records", "labels"],
        delta: float,
        alpha: Optional[float] = None,
        claimedEpsilon: Optional[float] = None,
        claimedRun: Optional[Mapping[str, Any]] = None,
        falsePositives: Optional[int] = None,
        negatives: Optional[int] = None,
        falseNegatives: Optional[int] = None,
        positives: Optional[int] = None,
        m: Optional[int] = None,
        r: Optional[int] = None,
        v: Optional[int] = None,
        k: Optional[int] = None,
        file: Optional[str] = None,
        inFile: Optional[str] = None,
        outFile: Optional[str] = None,
        scoreColumn: Optional[str] = None,
        worldColumn: Optional[str] = None,
        inScores: Optional[Sequence[Union[float, Literal["inf", "-inf"]]]] = None,
        outScores: Optional[Sequence[Union[float, Literal["inf", "-inf"]]]] = None,
        trainings: Optional[Literal["many", "one"]] = None,
        rule: Optional[Literal["whole", "split", "fixed"]] = None,
        thresholds: Optional[Sequence[float]] = None,
        side: Optional[Literal["both", "in", "out"]] = None,
        guesses: Optional[Sequence[int]] = None,
        lower: Optional[bool] = None,
        turned: Optional[bool] = None,
        watched: Optional[bool] = None,
    ) -> Dict[str, Any]:
        """An audit of your own, from four counts, right guesses or scores.

        Ask one of three things.
        The first is four counts at one threshold that was fixed beforehand, with watched.
        The second is right guesses in one training run (m r v, k), by the exact bound, with r fixed
        beforehand.
        The third is scores, as file, as inFile and outFile, or as inScores and outScores.
        trainings many means that each score comes from a run of its own. So it is where trainings is left
        out, and remarks says it then.
        Then rule whole takes the best of all thresholds, under bounds that hold at all of them, split
        learns the threshold on a fifth and counts on the rest, and fixed takes thresholds, all fixed
        beforehand (Bonferroni).
        trainings one means that the scores are canaries of one run, half of them guessed z and half not, by
        the exact bound. Canaries of equal scores are guessed together or not at all, so r may be less than
        was planned.
        side in guesses the highest scores z and makes no other guess, side out guesses the lowest ones not
        to be z, and both, which is the default, does half of each.
        Only the order of scores counts, so they may be infinite, as inf and -inf in a file and as the texts
        "inf" and "-inf" in inScores and outScores. Never leave scores out because of their size.
        game decides the adjacency, where in-out is add/remove, and two-records (z or z') and labels are
        substitute.
        file is the path of a CSV with two columns, score and world (1, in or z; 0, out or z'), or one
        column for each world with the names in and out.
        It may be an array of NumPy (NPY) of two columns, or JSON: rows of a score and a world, or lists
        with the names in and out.
        inFile and outFile are a file for each world, each with one list of scores, in NPY, in JSON or one
        score a line.
        columns says which columns were taken. Where two could be meant, scoreColumn and worldColumn choose,
        each by its name or its number.
        lower means that smaller scores speak for z, as losses do.
        turned means that this direction was chosen after the scores were seen, so that the bound is read at
        half of the level. reversed in the reply says that the scores speak against the direction, and
        remarks what to do then.
        claimedRun, with samplingRate, noiseMultiplier and steps, claims the whole curve of that run of
        Poisson batches. claimedCurve has the curve for the adjacency of the game, and contradicts says
        whether the scores refute it as a whole.
        watched means that someone looked and stopped, so the bound is one for every moment.
        In the reply, rule says how the threshold was found, and most is what no mistake at all would show.
        gaussian has the same with a Gaussian curve assumed, of one run by the recursion for f-DP.
        For scores of many runs there are auc and found (TPR at FPR), each interval at confidence by itself.

        delta: in [0, 1)
        alpha: in (0, 1)
        claimedEpsilon: in [0, inf)
        falsePositives: in [0, 1000000000]
        negatives: in [1, 1000000000]
        falseNegatives: in [0, 1000000000]
        positives: in [1, 1000000000]
        m: in [1, 1000000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        k: in [2, 1000000000]
        guesses: in [1, 1000000000]

        The reply has kind, game, adjacency, delta, alpha, confidence, rule, remarks, reversed, columns,
        epsilon, most, point, at, gaussian, m, r, v, k, tried, assumptions, claims, claimedCurve, auc,
        found.
        """
        return self._given("audit", locals())

    def oneRunPValueClassic(
        self,
        *,
        m: int,
        r: int,
        v: int,
        eps: float,
        delta: float,
    ) -> Dict[str, Any]:
        """The published p-value of v right guesses of r.

        It follows the published code, for k = 2.
        It is not a bound for every v, but it is sound for a small p.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        eps: in [0, inf)
        delta: in [0, 1)

        The reply has p.
        """
        return self._given("oneRunPValueClassic", locals())

    def oneRunEpsLowerClassic(
        self,
        *,
        m: int,
        r: int,
        v: int,
        delta: float,
        alpha: float,
    ) -> Dict[str, Any]:
        """The published lower bound of one run.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        delta: in [0, 1)
        alpha: in (0, 1)

        The reply has epsLower.
        """
        return self._given("oneRunEpsLowerClassic", locals())

    def oneRunPValueExact(
        self,
        *,
        m: int,
        r: int,
        v: int,
        eps: float,
        delta: float,
        k: Optional[int] = None,
    ) -> Dict[str, Any]:
        """The largest probability of v or more right under (eps, delta)-DP.

        It is derived here.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        k: in [2, 1000000000], 2 if left out
        eps: in [0, inf)
        delta: in [0, 1)

        The reply has p.
        """
        return self._given("oneRunPValueExact", locals())

    def oneRunEpsLowerExact(
        self,
        *,
        m: int,
        r: int,
        v: int,
        delta: float,
        alpha: float,
        k: Optional[int] = None,
    ) -> Dict[str, Any]:
        """The exact lower bound of one run.

        It lies where that probability reaches alpha.
        No shape is assumed.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        k: in [2, 1000000000], 2 if left out
        delta: in [0, 1)
        alpha: in (0, 1)

        The reply has epsLower.
        """
        return self._given("oneRunEpsLowerExact", locals())

    def epsOptimal(
        self,
        *,
        m: int,
        delta: float,
        alpha: float,
    ) -> Dict[str, Any]:
        """The most that m right guesses of m could show.

        The reply has it by the classic and by the exact bound.

        m: in [1, 1000000]
        delta: in [0, 1)
        alpha: in (0, 1)

        The reply has classic, exact.
        """
        return self._given("epsOptimal", locals())

    def fdpOneRunGdp(
        self,
        *,
        m: int,
        r: int,
        v: int,
        tau: float,
        k: Optional[int] = None,
    ) -> Dict[str, Any]:
        """A lower bound on mu of one run, by the recursion for f-DP.

        muLower holds at level tau.
        epsLowerAt1e_5 and epsLowerAt1e_6 follow from it.
        It assumes a Gaussian trade-off curve, and may exceed every bound that does not.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        k: in [2, 1000000000], 2 if left out
        tau: in (0, 1)

        The reply has muLower, epsLowerAt1e_5, epsLowerAt1e_6.
        """
        return self._given("fdpOneRunGdp", locals())

    def orderStatisticsGdp(
        self,
        *,
        m: int,
        r: int,
        v: int,
        tau: float,
    ) -> Dict[str, Any]:
        """A lower bound on mu of one run, by the order of the scores.

        The r surest guesses are counted. muLower at level tau, with epsLowerAt1e_5.
        It assumes a Gaussian trade-off curve and canaries that do not touch each other.

        m: in [1, 1000000]
        r: in [1, 1000000000]
        v: in [0, 1000000000]
        tau: in (0, 1)

        The reply has muLower, epsLowerAt1e_5.
        """
        return self._given("orderStatisticsGdp", locals())

    def gaussianPair(
        self,
        *,
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        delta: float,
    ) -> Dict[str, Any]:
        """What the summed signal of one canary in or out can show, exactly and as two normal laws.

        Of add/remove.
        Where gaussian is above exact, reading normal laws claims more than there is.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        delta: in [1e-15, 0.5]

        The reply has exact, gaussian.
        """
        return self._given("gaussianPair", locals())

    def tagCollisions(
        self,
        *,
        m: int,
        tags: int,
        tagsEach: int,
    ) -> Dict[str, Any]:
        """How likely two of m triggers have the same set of tags.

        tagsEach of tags make a code. codes: how many there are.

        m: in [1, 1000000]
        tags: in [2, 10000]
        tagsEach: in [1, 10000]

        The reply has codes, probability.
        """
        return self._given("tagCollisions", locals())

    def poissonBinomialTail(
        self,
        *,
        probabilities: Sequence[float],
        v: int,
    ) -> Dict[str, Any]:
        """The probability of at least v of independent trials.

        Each trial may have a probability of its own.

        probabilities: in [0, 1]
        v: in [0, 1000000000]

        The reply has tail.
        """
        return self._given("poissonBinomialTail", locals())

    def posteriorPure(
        self,
        *,
        prior: float,
        eps: float,
    ) -> Dict[str, Any]:
        """From prior to posterior at delta = 0.

        advantage is (posterior - prior) / (1 - prior).

        prior: in [0, 1]
        eps: in [0, inf)

        The reply has posterior, advantage.
        """
        return self._given("posteriorPure", locals())

    def responseAttack(
        self,
        *,
        weights: Sequence[float],
        eps: float,
    ) -> Dict[str, Any]:
        """The best attack on randomised response, and two bounds on it.

        weights: how likely each value is, up to a factor. byAttempts: by the prior of the value that is
        named, averaged over releases; byLikeliest: by the likeliest value’s.

        weights: in [0, inf)
        eps: in [0, 700]

        The reply has success, byAttempts, byLikeliest.
        """
        return self._given("responseAttack", locals())

    def epsForAdvantagePure(
        self,
        *,
        prior: float,
        advantage: float,
    ) -> Dict[str, Any]:
        """The largest eps that keeps an advantage.

        prior: in (0, 1)
        advantage: in [0, 1)

        The reply has eps.
        """
        return self._given("epsForAdvantagePure", locals())

    def singleTargetEpsDelta(
        self,
        *,
        prior: float,
        eps: float,
        delta: float,
    ) -> Dict[str, Any]:
        """Bounds on one guess at one secret.

        exactMatch is for a guess that must be exactly right.
        generalMetric is for a guess that is near enough, or any of several.
        classic is as printed, but its constant is lost, so it is not a bound for every metric.
        addRemove is 1 - f(prior).

        prior: in [0, 1)
        eps: in [0, inf)
        delta: in [0, 1)

        The reply has exactMatch, generalMetric, classic, addRemove.
        """
        return self._given("singleTargetEpsDelta", locals())

    def guess(
        self,
        *,
        prior: Union[float, Sequence[Optional[float]]],
        adjacency: Optional[Literal["substitute", "add-remove"]] = None,
        epsilon: Optional[float] = None,
        delta: Optional[float] = None,
        samplingRate: Optional[Union[float, Sequence[Optional[float]]]] = None,
        noiseMultiplier: Optional[Union[float, Sequence[Optional[float]]]] = None,
        steps: Optional[Union[int, Sequence[Optional[int]]]] = None,
    ) -> Dict[str, Any]:
        """What one guess at one record can reach, under one epsilon and delta or under a run’s whole curve.

        prior is the likeliest value’s probability beforehand, 1/k among k equally likely values.
        Everything else is known to the attacker.
        adjacency substitute bounds the guess by exchange, and add-remove bounds it by removal. by names
        which.
        success is the most with which the guess is exactly right, and advantage is (success - prior) / (1 -
        prior).
        A run (samplingRate, noiseMultiplier and steps in place of adjacency, epsilon and delta) bounds the
        guess by exchange. The reply has value, lower and upper then.
        attackSuccess takes any run and either adjacency.

        prior: in (0, 1)
        epsilon: in [0, inf)
        delta: in [0, 1), 0 if left out
        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]

        The reply has adjacency, prior, success, advantage, by, value, lower, upper, refused, verified.
        """
        return self._given("guess", locals())

    def multiTargetPureTail(
        self,
        *,
        targets: int,
        eps: float,
        v: int,
        maxPrior: Optional[float] = None,
        domain: Optional[Literal["uniform", "zipf"]] = None,
        size: Optional[int] = None,
        zipfExponent: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The probability that v or more guesses are right, at delta = 0.

        It is an upper bound, for up to 1000000 targets.
        maxPrior is the likeliest value’s probability.
        domain, with size and zipfExponent, may stand in its place.

        maxPrior: in [0, 1]
        size: in [1, 1000000000]
        zipfExponent: in [0, inf)
        targets: in [1, 1000000]
        eps: in [0, inf)
        v: in [0, 1000000000]

        The reply has pure.
        """
        return self._given("multiTargetPureTail", locals())

    def multiTargetApproxTail(
        self,
        *,
        targets: int,
        eps: float,
        delta: float,
        v: int,
        maxPrior: Optional[float] = None,
        domain: Optional[Literal["uniform", "zipf"]] = None,
        size: Optional[int] = None,
        zipfExponent: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The same with delta.

        corrected is derived here.
        classic is as printed, and is not a bound for every v.

        maxPrior: in [0, 1]
        size: in [1, 1000000000]
        zipfExponent: in [0, inf)
        targets: in [1, 1000000]
        eps: in [0, inf)
        delta: in [0, 1)
        v: in [0, 1000000000]

        The reply has classic, corrected.
        """
        return self._given("multiTargetApproxTail", locals())

    def multiTargetCount(
        self,
        *,
        targets: int,
        eps: float,
        delta: float,
        failure: float,
        maxPrior: Optional[float] = None,
        domain: Optional[Literal["uniform", "zipf"]] = None,
        size: Optional[int] = None,
        zipfExponent: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The most that can be right, except with probability failure.

        maxPrior: in [0, 1]
        size: in [1, 1000000000]
        zipfExponent: in [0, inf)
        targets: in [1, 1000000]
        eps: in [0, inf)
        delta: in [0, 1)
        failure: in (0, 1)

        The reply has pureCount, correctedCount.
        """
        return self._given("multiTargetCount", locals())

    def multiTargetHeterogeneousTail(
        self,
        *,
        priors: Sequence[float],
        eps: float,
        delta: float,
        v: int,
    ) -> Dict[str, Any]:
        """The tail with a prior for each target.

        priors: in [0, 1]
        eps: in [0, inf)
        delta: in [0, 1)
        v: in [0, 1000000000]

        The reply has pure, classic, corrected.
        """
        return self._given("multiTargetHeterogeneousTail", locals())

    def zipfPrior(
        self,
        *,
        size: int,
        exponent: float,
    ) -> Dict[str, Any]:
        """A Zipf prior.

        size is at most 1e9.
        The reply has the likeliest, the median and the least likely value.

        size: in [1, 1000000000]
        exponent: in [0, inf)

        The reply has normaliser, max, median, min.
        """
        return self._given("zipfPrior", locals())

    def singleTargetGdp(
        self,
        *,
        prior: float,
        mu: float,
    ) -> Dict[str, Any]:
        """Bounds on one guess under a Gaussian curve.

        replaceFixedPoint is the answer.
        addRemove is 1 - f(prior), for an add/remove mu.
        classicMinOverEps is as printed.

        prior: in (0, 1)
        mu: in [0, 100000]

        The reply has addRemove, replaceFixedPoint, classicMinOverEps.
        """
        return self._given("singleTargetGdp", locals())

    def idealizedGaussianSuccess(
        self,
        *,
        size: int,
        sigma: float,
        zipfExponent: Optional[float] = None,
    ) -> Dict[str, Any]:
        """What an attack on one noisy one-hot vector reaches.

        The attack guesses the likeliest of size one-hot vectors under noise, so this is not a bound.
        muReplace is sqrt(2) / sigma, and for add/remove it would be 1 / sigma.

        size: in [1, 1000000000]
        zipfExponent: in [0, inf)
        sigma: in (0, 1000000]

        The reply has success, muReplace.
        """
        return self._given("idealizedGaussianSuccess", locals())

    def idealizedGaussianMonteCarlo(
        self,
        *,
        size: int,
        sigma: float,
        samples: int,
        zipfExponent: Optional[float] = None,
        seed: Optional[int] = None,
    ) -> Dict[str, Any]:
        """The same played out.

        The reply has the quadrature beside it.

        size: in [1, 1000000000]
        zipfExponent: in [0, inf)
        sigma: in (0, 1000000]
        samples: in [1, 100000000]
        seed: in [0, 4294967295], 1 if left out

        The reply has monteCarlo, standardError, quadrature, seed.
        """
        return self._given("idealizedGaussianMonteCarlo", locals())

    def attackSuccess(
        self,
        *,
        prior: float,
        adjacency: Optional[Literal["substitute", "add-remove"]] = None,
        secret: Optional[Literal["value", "membership"]] = None,
        samplingRate: Optional[float] = None,
        noiseMultiplier: Optional[float] = None,
        steps: Optional[int] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        targets: Optional[int] = None,
        failure: Optional[float] = None,
        v: Optional[int] = None,
        kappa: Optional[float] = None,
        values: Optional[int] = None,
        blind: Optional[float] = None,
    ) -> Dict[str, Any]:
        """What guesses at secrets can reach, by the whole curve of DP-SGD.

        value, lower and upper bound one target, and so does its advantage.
        adjacency substitute bounds a value by exchange, and add-remove bounds one guess at it by removal.
        secret membership, with add-remove and the likelier answer’s prior, is whether a record is there.
        byRemoval and byExchange bound one guess at a value by either guarantee, and smallest is the
        smaller. byRemoval is null where there is no such guarantee.
        Where adjacency is left out, the one with the smaller bound is taken.
        The run has the fields of report.
        form is curve for a value by exchange, power by removal, and twoValues for membership.
        power is 1 - f(prior).
        count is the number of targets that can be right, except with probability failure.
        tail is the probability of v or more.
        All of these are certified.
        values k asks for the recursion for f-DP, which gives recursionCount for k equally likely values and
        up to 2000 targets.
        blind is the success of the same attempts at data drawn anew, and gives fromBlind = 1 - f(blind).

        secret: "value" if left out
        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        prior: in (0, 1)
        targets: in [1, 1000000], 1 if left out
        failure: in (0, 1), 0.05 if left out
        v: in [0, 1000000000]
        kappa: in [1, inf), 1 if left out
        values: in [2, 1000000000]
        blind: in [0, 1]

        The reply has value, lower, upper, verified, adjacency, byRemoval, byExchange, smallest, advantage,
        power, targets, failure, count, tail, recursionCount, fromBlind, form, assumptions.
        """
        return self._given("attackSuccess", locals())

    def epsilonForRisk(
        self,
        *,
        adjacency: Literal["substitute", "add-remove"],
        prior: float,
        secret: Optional[Literal["value", "membership"]] = None,
        kappa: Optional[float] = None,
        delta: Optional[float] = None,
        maxAdvantage: Optional[float] = None,
        maxSuccess: Optional[float] = None,
        maxCount: Optional[int] = None,
        targets: Optional[int] = None,
        failure: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The largest epsilon that keeps a limit.

        It is null if every epsilon keeps the limit.
        adjacency substitute bounds a value by exchange, and add-remove bounds one guess at it by removal.
        secret membership, with add-remove and the likelier answer’s prior, is whether a record is there.

        secret: "value" if left out
        prior: in (0, 1)
        kappa: in [1, inf), 1 if left out
        delta: in [0, 1), 0 if left out
        maxAdvantage: in [0, 1)
        maxSuccess: in [0, 1)
        maxCount: in [0, 1000000000]
        targets: in [1, 1000000]
        failure: in (0, 1), 0.05 if left out

        The reply has epsilon, delta, adjacency.
        """
        return self._given("epsilonForRisk", locals())

    def noiseMultiplierForRisk(
        self,
        *,
        adjacency: Literal["substitute", "add-remove"],
        samplingRate: float,
        steps: int,
        prior: float,
        secret: Optional[Literal["value", "membership"]] = None,
        kappa: Optional[float] = None,
        maxAdvantage: Optional[float] = None,
        maxSuccess: Optional[float] = None,
        maxCount: Optional[int] = None,
        targets: Optional[int] = None,
        failure: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The least noise that keeps a limit, by the whole curve.

        adjacency substitute bounds a value by exchange, and add-remove bounds one guess at it by removal.
        secret membership, with add-remove and the likelier answer’s prior, is whether a record is there.

        secret: "value" if left out
        samplingRate: in (0, 1]
        steps: in [1, 1000000]
        prior: in (0, 1)
        kappa: in [1, inf), 1 if left out
        maxAdvantage: in [0, 1)
        maxSuccess: in [0, 1)
        maxCount: in [0, 1000000000]
        targets: in [1, 1000000]
        failure: in (0, 1), 0.05 if left out

        The reply has noiseMultiplier, adjacency.
        """
        return self._given("noiseMultiplierForRisk", locals())

    def attributeInference(
        self,
        *,
        targetEpsilon: Optional[float],
        delta: float,
        adjacency: Optional[str] = None,
        unknown: Optional[Sequence[str]] = None,
        tolerance: Optional[int] = None,
        targets: Optional[int] = None,
        repeats: Optional[int] = None,
        dataset: Optional[str] = None,
        columns: Optional[Sequence[str]] = None,
        bins: Optional[int] = None,
        ways: Optional[int] = None,
        failures: Optional[Sequence[float]] = None,
        secrets: Optional[Literal["prior", "records"]] = None,
        seed: Optional[int] = None,
    ) -> Dict[str, Any]:
        """Noisy marginals of a table, attacked and bounded.

        It takes all marginals of so many ways, with a seed.
        columns are names of the data set’s, and label.
        unknown columns are mean texture if they are left out.
        bounds is the number of targets whose unknown columns can be right within tolerance bins, except
        with probability failure.
        right is the number that the relaxed projection gets, release by release.
        toldTheRest is right when the attacker knows all other targets.
        secrets says whether unknown values are drawn from the prior (a Chow-Liu tree) or are the records’
        own, for which the bounds need not hold.
        adjacency belongs to targetEpsilon, and if it is null there is no noise.
        epsilons says what the noise is worth, adjacency by adjacency.
        The bounds belong to substitute, unknownColumns.

        targetEpsilon: in (0, inf)
        delta: in [1e-15, 0.5]
        adjacency: "substitute" if left out
        tolerance: in [0, 1000000000], 0 if left out
        targets: in [1, 1000000], 100 if left out
        repeats: in [1, 1000000000], 20 if left out
        dataset: "breast" if left out
        bins: in [1, 1000000000], 6 if left out
        ways: in [1, 1000000000], 3 if left out
        failures: in (0, 1), [0.05,0.5,0.95] if left out
        secrets: "prior" if left out
        seed: in [0, 4294967295], 1 if left out

        The reply has dataset, claim, columns, marginals, touched, sigma, adjacency, prior, epsilons,
        bounds, expectedAtMost, right, reached, toldTheRest, assumptions, seconds.
        """
        return self._given("attributeInference", locals())

    def registryRecord(
        self,
        *,
        delta: float,
        samplingRate: Optional[float] = None,
        noiseMultiplier: Optional[float] = None,
        steps: Optional[int] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order", "unknown"]] = None,
        recordsPerPerson: Optional[int] = None,
        records: Optional[int] = None,
        largestBatch: Optional[int] = None,
        bands: Optional[int] = None,
        countNoise: Optional[float] = None,
        trainings: Optional[int] = None,
        noiseMultipliers: Optional[Union[Sequence[float], str]] = None,
        samplingRates: Optional[Union[Sequence[float], str]] = None,
        batchSizes: Optional[Union[Sequence[float], str]] = None,
        segments: Optional[Sequence[Mapping[str, Any]]] = None,
        unit: Optional[Literal["record", "client"]] = None,
        clipping: Optional[Literal["each", "microbatches"]] = None,
        marks: Optional[Mapping[str, Any]] = None,
        date: Optional[str] = None,
        link: Optional[str] = None,
        clippingNorm: Optional[float] = None,
    ) -> Dict[str, Any]:
        """A run as a record for the Differential Privacy Deployments Registry.

        The run has the fields of report, and clippingNorm besides. What the query does not say is TODO in
        the record.
        record is what the registry’s published schema takes, and yaml is the same as a text with remarks.
        todo names the fields that a person has to fill in. Those that take names of a list alone are left
        out of record, and stand in yaml behind #.
        privacy_parameters has the substitute epsilon where the run has one, and privacy_unit_details every
        epsilon with its adjacency.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.01, 1000]
        steps: in [1, 1000000]
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        recordsPerPerson: in [1, 1000]
        records: in [1, 1000000000]
        largestBatch: in [1, 1000000000]
        bands: in [1, 1000000]
        countNoise: in [0.01, 1000000]
        trainings: in [1, 1000000]
        delta: in [1e-15, 0.5]
        unit: "record" if left out
        clippingNorm: in (0, inf)

        The reply has record, yaml, todo.
        """
        return self._given("registryRecord", locals())

    def auditWorstCase(
        self,
        *,
        noiseMultiplier: float,
        delta: float,
        runs: int,
        samplingRate: Optional[float] = None,
        steps: Optional[int] = None,
        sampling: Optional[Literal["poisson", "fixed-size", "random-allocation", "any-order"]] = None,
        stepsPerEpoch: Optional[int] = None,
        epochs: Optional[int] = None,
        repeats: Optional[int] = None,
        seed: Optional[int] = None,
        confidence: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The worst-case audit S1.

        It is seeded, and tests substitute.
        sampling has a worst case each. The sum of all steps is seen, and with any-order only the steps that
        held the record.
        With fixed-size all others pull to the other side, so that a batch with the record moves by 2C.
        runs is per world.
        paper takes the best of all thresholds and a Gaussian curve, as published, so its confidence does
        not hold.
        valid counts wrong guesses at threshold 0 and reads them along a Gaussian curve (q = 1 or q <= 1/2)
        or by the noise multiplier that they leave possible. Where sampling is not poisson it reads them by
        the law of its own scores, and gaussian is null.
        Its confidence holds as far as that reading does.
        direct counts at the best of all thresholds without a curve, so its confidence does not hold either.
        directPlanned counts at a threshold planned before the draws, and its confidence holds for
        independent runs.
        The page shows directPlanned as Direct.
        Each is a mean over repeats with two standard errors, and directPlanned has its values too.
        pooled has all of them over all draws at once, each with epsilon, upper, confidence,
        confidenceHolds, moment and assumptions.
        atZero and atPlanned have the counts behind pooled.valid and pooled.directPlanned, with rates, the
        mu that both ends of their intervals need, and all three readings.
        curveTest says whether the errors contradict the whole add/remove curve (contradictsAddRemove), and
        assumes no curve. Both are null where sampling has no add/remove.
        substituteBounds are certain, and all that is known where substituteEpsilon is null.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        sampling: "poisson" if left out
        stepsPerEpoch: in [1, 1000000]
        epochs: in [1, 1000000]
        delta: in [1e-15, 0.5]
        runs: in [1, 1000000]
        repeats: in [1, 1000], 1 if left out
        seed: in [0, 4294967295], 1 if left out
        confidence: in [0.5, 1), 0.95 if left out

        The reply has runs, repeats, paper, valid, direct, directPlanned, pooled, atZero, atPlanned,
        curveTest, hiddenStateEpsilon, addRemoveEpsilon, substituteEpsilon, substituteBounds, groupEpsilon,
        contradictsAddRemove.
        """
        return self._given("auditWorstCase", locals())

    def auditTraining(
        self,
        *,
        canary: str,
        dataset: str,
        samplingRate: float,
        clippingNorm: float,
        learningRate: float,
        steps: int,
        delta: float,
        coordinate: Optional[Literal["least", "sampled", "moved", "most"]] = None,
        noiseMultiplier: Optional[float] = None,
        targetEpsilon: Optional[float] = None,
        runsPerWorld: Optional[int] = None,
        runs: Optional[int] = None,
        model: Optional[Literal["linear", "mlp"]] = None,
        optimizer: Optional[Literal["sgd", "adam"]] = None,
        checkpoints: Optional[Sequence[int]] = None,
        seed: Optional[int] = None,
    ) -> Dict[str, Any]:
        """An audit of real training.

        It is seeded, crafts the canary, trains 2 x runsPerWorld models and scores them at the checkpoints.
        dataset is one of digits, breast, vit03, vit, digits_l2, purchase, purchase50000, speeches,
        speeches5000.
        canary is one of S2, S3, S4, S5.
        model is linear or mlp (32 hidden units).
        optimizer is sgd for linear and adam for mlp if it is left out.
        targetEpsilon may replace noiseMultiplier, and is the substitute epsilon after the last step.
        checkpoints is an array of ascending steps.
        If it is left out, the checkpoints are t = 1 and T times .02, .05, .1, .2, .3, .4, .6, .8, 1.
        runs may replace runsPerWorld.
        coordinate is where S2 puts its gradient. It is the parameter that training on all records moves
        least, the one that training on sampled batches moves least (Algorithm 2 as printed), the least of
        those that training moves at all, or the one that it moves most.
        craft has the target row, gradientCoordinate, mislabel, the auxiliary row, and the cosine of this
        canary’s two gradients.
        The reply has the accuracy on test records with the canary and without.
        Each checkpoint has paper, valid and direct (each at 95%), familyValid (valid at all checkpoints
        together), dPrime, the accountant’s guarantees and the limit of the S1 attack.

        coordinate: "least" if left out
        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        targetEpsilon: in (0, inf)
        clippingNorm: in (0, 1000000]
        learningRate: in (0, 1000000]
        steps: in [1, 100000]
        delta: in [1e-15, 0.5]
        runsPerWorld: in [2, 100000]
        runs: in [2, 100000]
        model: "linear" if left out
        checkpoints: in [1, 100000]
        seed: in [0, 4294967295], 1 if left out

        The reply has noiseMultiplier, craft, checkpoints, accuracy, accuracyWithout, backend, seconds.
        """
        return self._given("auditTraining", locals())

    def auditOneRun(
        self,
        *,
        m: int,
        steps: int,
        delta: float,
        noiseMultiplier: Optional[float] = None,
        targetEpsilon: Optional[float] = None,
        adjacency: Optional[str] = None,
        canary: Optional[str] = None,
        selfComparison: Optional[bool] = None,
        k: Optional[int] = None,
        rule: Optional[str] = None,
        r: Optional[Union[int, Sequence[Optional[int]]]] = None,
        dimension: Optional[int] = None,
        classes: Optional[int] = None,
        samplingRate: Optional[float] = None,
        clippingNorm: Optional[float] = None,
        learningRate: Optional[float] = None,
        estimator: Optional[str] = None,
        alpha: Optional[float] = None,
        claimedEpsilon: Optional[float] = None,
        seed: Optional[int] = None,
        data: Optional[str] = None,
        model: Optional[Literal["linear", "relu", "language"]] = None,
        hidden: Optional[int] = None,
        sentences: Optional[int] = None,
        length: Optional[int] = None,
        start: Optional[Literal["scratch", "public"]] = None,
        lambda_: Optional[Union[float, Sequence[Optional[float]]]] = None,
        tags: Optional[int] = None,
        tagsEach: Optional[int] = None,
        triggerFeatures: Optional[int] = None,
    ) -> Dict[str, Any]:
        """An audit of one training run.

        It is seeded, makes canaries, trains one model on them, and guesses their secrets.
        Give noiseMultiplier or targetEpsilon.
        adjacency belongs to targetEpsilon.
        model is linear, relu (hidden units before the softmax) or language.
        language is relu over the dimension=3 tokens before the next one, on speeches, with classes=500
        words, sentences=1000, length=12, start scratch or public, and hidden=32.
        Each record’s gradient is clipped by itself, and a sentence is a record.
        canary is one of gaussian, sphere, orthogonal, in-distribution, mislabelled,
        poisoned-initialisation, trigger-tag, fresh-tokens, prefix-suffix, new-token.
        The first three need no data.
        The next four are records of data, a data set of auditTraining, which is digits if it is left out.
        Its other records are trained on too, and testAccuracy is that of its test records.
        The last three go with language.
        Of these four, all except trigger-tag need selfComparison false, which is their default, and so does
        new-token.
        poisoned-initialisation is mislabelled, with training started from weights fitted to auxiliary
        records.
        trigger-tag takes lambda=1 tags=64 tagsEach=1 triggerFeatures=16.
        If lambda is an array, curve has a point (lambda, testAccuracy, epsilon, accuracy) for each.
        Each point is an audit of its own, so the best of them holds at a lower confidence.
        With selfComparison, a canary’s label or tag is told from k - 1 others drawn in the same way
        (substitute).
        Without it, a coin decides whether the canary is trained on (add/remove).
        rule margin guesses the label with the smaller loss, surest first, and abstains from equal labels.
        rule halves takes the r/2 highest and the r/2 lowest scores, as published, and is the only rule
        without selfComparison.
        r is one number of guesses, or an array of all that are tried.
        They must be planned, and each is then read at its share of alpha.
        dimension, classes and r are m if they are left out.
        learningRate is 0.02 q times the records if it is left out.
        estimator is one of exact, classic, fdp-gdp, profile-gdp.
        claimedEpsilon belongs to the game’s adjacency.
        The reply has all that such an audit must state, which is adjacency, m, k, r, v, delta, confidence,
        multiplicity, assumptions, epsilon, epsilonOptimal (if every guess were right) and claims.
        A claim is rejected at level alpha, not rejected, or not tested.
        The reply also has testAccuracy or evaluationLoss (nats a token), accuracy, idealAccuracy (a
        prediction for all m guesses of orthogonal canaries) and the accountant’s epsilons.

        m: in [1, 1000000000]
        steps: in [1, 10000]
        noiseMultiplier: in [0.2, 1000]
        targetEpsilon: in (0, inf)
        delta: in [1e-15, 0.5]
        adjacency: "add-remove" if left out
        canary: "orthogonal" if left out
        k: in [2, 1000000000], 2 if left out
        r: in [1, 1000000000]
        dimension: in [1, 1000000000]
        classes: in [1, 1000000000]
        samplingRate: in (0, 1], 1 if left out
        clippingNorm: in (0, 1000000000], 1 if left out
        learningRate: in (0, 1000000000]
        estimator: "exact" if left out
        alpha: in (0, 1), 0.05 if left out
        claimedEpsilon: in [0, inf)
        seed: in [0, 4294967295], 1 if left out
        model: "linear" if left out
        hidden: in [1, 1000000000]
        sentences: in [1, 1000000000]
        length: in [1, 1000000000]
        lambda_: in [0, inf)
        tags: in [2, 1000000000]
        tagsEach: in [1, 1000000000]
        triggerFeatures: in [1, 1000000000]

        The reply has adjacency, game, m, k, r, v, delta, alpha, confidence, multiplicity, estimator,
        derivedHere, assumptions, epsilon, mu, epsilonOptimal, claims, accuracy, idealAccuracy,
        learningRate, testAccuracy, evaluationLoss, collisionBound, backend, model, hidden, canary,
        canaryWords, tag, rule, noiseMultiplier, addRemoveEpsilon, substituteEpsilon, seconds, curve.
        """
        return self._given("auditOneRun", locals())

    def labelInference(
        self,
        *,
        dataset: str,
        samplingRate: float,
        clippingNorm: float,
        learningRate: float,
        steps: int,
        delta: float,
        noiseMultiplier: Optional[float] = None,
        targetEpsilon: Optional[float] = None,
        runsPerWorld: Optional[int] = None,
        runs: Optional[int] = None,
        model: Optional[Literal["linear", "mlp"]] = None,
        optimizer: Optional[Literal["sgd", "adam"]] = None,
        checkpoints: Optional[Sequence[int]] = None,
        seed: Optional[int] = None,
    ) -> Dict[str, Any]:
        """What an attack on labels reaches, beside the bound.

        It takes the fields of auditTraining except canary, which is S4.
        A record has its own label or another.
        The attack guesses it from each model’s score, with the labels’ shares in the data as prior.
        Each checkpoint has success with its 95% interval.
        bound is certified, for a label known to be one of the two.

        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        targetEpsilon: in (0, inf)
        clippingNorm: in (0, 1000000]
        learningRate: in (0, 1000000]
        steps: in [1, 100000]
        delta: in [1e-15, 0.5]
        runsPerWorld: in [2, 100000]
        runs: in [2, 100000]
        model: "linear" if left out
        checkpoints: in [1, 100000]
        seed: in [0, 4294967295], 1 if left out

        The reply has ownLabel, otherLabel, prior, priorAlone, adjacency, confidence, noiseMultiplier,
        checkpoints, assumptions, backend, seconds.
        """
        return self._given("labelInference", locals())

    def secretInference(
        self,
        *,
        m: int,
        steps: int,
        delta: float,
        noiseMultiplier: Optional[float] = None,
        targetEpsilon: Optional[float] = None,
        adjacency: Optional[str] = None,
        canary: Optional[str] = None,
        selfComparison: Optional[bool] = None,
        k: Optional[int] = None,
        rule: Optional[str] = None,
        r: Optional[Union[int, Sequence[Optional[int]]]] = None,
        dimension: Optional[int] = None,
        classes: Optional[int] = None,
        samplingRate: Optional[float] = None,
        clippingNorm: Optional[float] = None,
        learningRate: Optional[float] = None,
        estimator: Optional[str] = None,
        alpha: Optional[float] = None,
        claimedEpsilon: Optional[float] = None,
        seed: Optional[int] = None,
        data: Optional[str] = None,
        model: Optional[Literal["linear", "relu", "language"]] = None,
        hidden: Optional[int] = None,
        sentences: Optional[int] = None,
        length: Optional[int] = None,
        start: Optional[Literal["scratch", "public"]] = None,
        lambda_: Optional[Union[float, Sequence[Optional[float]]]] = None,
        tags: Optional[int] = None,
        tagsEach: Optional[int] = None,
        triggerFeatures: Optional[int] = None,
        repeats: Optional[int] = None,
        failures: Optional[Sequence[float]] = None,
    ) -> Dict[str, Any]:
        """What an attack on the secrets of one run reaches, beside the bound.

        It takes the fields of auditOneRun.
        Each canary’s label or token is a secret, one of k known and equally likely candidates.
        The attack guesses the one with the smallest loss.
        right is the number of m that are right, run by run (seeds seed, seed + 1, …).
        bounds has the number that can be right by the whole certified curve, except with probability
        failure.

        m: in [1, 1000000000]
        steps: in [1, 10000]
        noiseMultiplier: in [0.2, 1000]
        targetEpsilon: in (0, inf)
        delta: in [1e-15, 0.5]
        adjacency: "add-remove" if left out
        canary: "orthogonal" if left out
        k: in [2, 1000000000], 2 if left out
        r: in [1, 1000000000]
        dimension: in [1, 1000000000]
        classes: in [1, 1000000000]
        samplingRate: in (0, 1], 1 if left out
        clippingNorm: in (0, 1000000000], 1 if left out
        learningRate: in (0, 1000000000]
        estimator: "exact" if left out
        alpha: in (0, 1), 0.05 if left out
        claimedEpsilon: in [0, inf)
        seed: in [0, 4294967295], 1 if left out
        model: "linear" if left out
        hidden: in [1, 1000000000]
        sentences: in [1, 1000000000]
        length: in [1, 1000000000]
        lambda_: in [0, inf)
        tags: in [2, 1000000000]
        tagsEach: in [1, 1000000000]
        triggerFeatures: in [1, 1000000000]
        repeats: in [1, 10000], 1 if left out
        failures: in (0, 1), [0.05,0.5,0.95] if left out

        The reply has m, k, prior, right, reached, seed, adjacency, noiseMultiplier, addRemoveEpsilon,
        substituteEpsilon, bounds, successAtMost, evaluationLoss, testAccuracy, assumptions, backend,
        seconds.
        """
        return self._given("secretInference", locals())

    def auditWorlds(
        self,
        *,
        plane: str,
        change: Literal["remove", "flip", "move"],
        samplingRate: float,
        noiseMultiplier: float,
        steps: int,
        clippingNorm: float,
        learningRate: float,
        delta: float,
        x: Optional[float] = None,
        y: Optional[float] = None,
        model: Optional[Literal["logistic", "network"]] = None,
        models: Optional[int] = None,
        seed: Optional[int] = None,
        confidence: Optional[float] = None,
    ) -> Dict[str, Any]:
        """Two worlds of small models that differ in one record of a plane.

        Seeded.
        It trains models of two features on the records of a plane, in one world with Ana’s record as it is,
        in the other without it (remove), with its label flipped, or with the record moved to x and y,
        within [-1, 1].
        plane is apart, overlapping, outlier, xor, or what a link to the page has for one.
        model is logistic, or network with six tanh units.
        models is their number in each world.
        Half of them choose the attacker’s test, and the others count its errors.
        steps is at most 10000.
        epsilon is a lower bound of the adjacency of the change, which is add-remove for remove and
        substitute for the others.
        point is where it would stand without its confidence, most is what so many models could show at
        best, and guarantee is the accountant’s number.
        The test says “with Ana as she is” above threshold, or below it if originalAbove is false.
        likelier has the errors of whoever says the likelier world.

        x: in [-1, 1]
        y: in [-1, 1]
        model: "logistic" if left out
        samplingRate: in (0, 1]
        noiseMultiplier: in [0.2, 1000]
        steps: in [1, 1000000]
        clippingNorm: in (0, 1000000]
        learningRate: in (0, 1000000]
        delta: in [1e-15, 0.5]
        models: in [8, 5000], 500 if left out
        seed: in [0, 4294967295], 1 if left out
        confidence: in (0, 1), 0.95 if left out

        The reply has adjacency, epsilon, point, most, confidence, guarantee, threshold, originalAbove,
        falsePositives, negatives, falseNegatives, positives, likelier, assumptions, backend.
        """
        return self._given("auditWorlds", locals())
