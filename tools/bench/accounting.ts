// How fast the accountant is, and how often it needs the discretised bracket: lines for `npm run bench` to print. Times are processor
// time of the process, which other work on the machine affects less than elapsed time. Nothing is asserted here.

import {
  type AnyMechanism,
  bracketEpsilon,
  epsilon,
  keepingMuCurves,
  mu,
  type PairName,
  traceEpsilonCurves,
} from '../../src/accounting';
import type { AdjacencyName } from '../../src/accounting/adjacencies/names';
import { CURVE_NAMES, CURVES, type CurveName } from '../../src/accounting/curves/registry';
import type { CurveAxis, CurveQuery, EpsilonCurves } from '../../src/accounting/curves/types';
import type { Mechanism } from '../../src/accounting/types';
import { axisWindow, DEFAULT_SCENARIO } from '../../src/scenario';
import { partNames } from '../../src/work/client/curveParts';
import { cpuOf, medianOf, summarise, type Timings } from './cpuTime';
import { feltLines, SINGLE } from './feltRows';

/** Points spread evenly over a box on logarithmic axes, by the golden-ratio sequence. They are the same in every run. */
function* boxPoints(count: number, ranges: readonly (readonly [number, number])[]): Generator<number[]> {
  const root = 1.167_303_978_261_418_7; // root of x^5 = x + 1: the four-dimensional golden ratio
  for (let i = 1; i <= count; i++) {
    yield ranges.map(([low, high], axis) => low * (high / low) ** ((i * root ** -(axis + 1)) % 1));
  }
}

const SLIDER_BOX = [
  [1e-4, 1],
  [0.3, 30],
  [1, 1e5],
  [1e-12, 1e-2],
] as const;

interface QueryReport {
  adjacency: AdjacencyName;
  /** Share of points for which only the discretised bracket had an answer: no closed form and no contour integral had one. */
  bracketShare: number;
  /** Share of points for which no number could be verified. */
  unverifiedShare: number;
  timings: Timings;
}

/** Times one epsilon at a time over the page's slider ranges. Each point has its own warm-up, so that rarely used code is compiled too. */
function benchQueries(adjacency: AdjacencyName, count = 300): QueryReport {
  const times: number[] = [];
  let bracketed = 0;
  let unverified = 0;
  for (const [samplingRate, noiseMultiplier, steps, delta] of boxPoints(count, SLIDER_BOX)) {
    const mechanism = { samplingRate, noiseMultiplier, steps: Math.round(steps) };
    const { method, verified } = epsilon(adjacency, mechanism, delta);
    times.push(medianOf(3, () => epsilon(adjacency, mechanism, delta)));
    if (method === 'discretised-bracket') bracketed++;
    if (!verified) unverified++;
  }
  return {
    adjacency,
    bracketShare: bracketed / count,
    unverifiedShare: unverified / count,
    timings: summarise(times),
  };
}

/** Settings people train with, from small batches at low noise to full batches. */
const TYPICAL_SCENARIOS: readonly { name: string; mechanism: Mechanism; delta: number }[] = [
  { name: 'mnist', mechanism: { samplingRate: 0.004, noiseMultiplier: 1.1, steps: 15_000 }, delta: 1e-5 },
  { name: 'cifar', mechanism: { samplingRate: 0.08, noiseMultiplier: 3, steps: 2500 }, delta: 1e-5 },
  { name: 'fine-tune', mechanism: { samplingRate: 0.02, noiseMultiplier: 0.8, steps: 500 }, delta: 1e-6 },
  { name: 'imagenet', mechanism: { samplingRate: 0.0128, noiseMultiplier: 2.5, steps: 18_000 }, delta: 8e-7 },
  {
    name: 'language model',
    mechanism: { samplingRate: 0.001, noiseMultiplier: 0.7, steps: 3000 },
    delta: 1e-8,
  },
  { name: 'low noise', mechanism: { samplingRate: 0.01, noiseMultiplier: 0.5, steps: 1000 }, delta: 1e-5 },
  { name: 'rare', mechanism: { samplingRate: 0.0005, noiseMultiplier: 1, steps: 2000 }, delta: 1e-6 },
  { name: 'half', mechanism: { samplingRate: 0.5, noiseMultiplier: 8, steps: 400 }, delta: 1e-5 },
  { name: 'full batch', mechanism: { samplingRate: 1, noiseMultiplier: 20, steps: 500 }, delta: 1e-5 },
  { name: 'few steps', mechanism: { samplingRate: 0.1, noiseMultiplier: 1, steps: 20 }, delta: 1e-5 },
];

const AXES: readonly { axis: CurveAxis; range: readonly [number, number] }[] = [
  { axis: 'samplingRate', range: SLIDER_BOX[0] },
  { axis: 'noiseMultiplier', range: SLIDER_BOX[1] },
  { axis: 'steps', range: SLIDER_BOX[2] },
  { axis: 'delta', range: SLIDER_BOX[3] },
];

interface CurveReport {
  scenario: string;
  /** Milliseconds of all curves of 65 values, as one computation. */
  asOne: number;
  /** Milliseconds of the longer of the two parts that the page gives to two workers, each computed alone. */
  inTwo: number;
  /** Milliseconds of the same values computed one at a time; NaN where that is not measured. */
  singly: number;
  /** Number of the 65 values that are computed. The others are interpolated. */
  computed: number;
  /** Number of the 260 accountant values that have no number. */
  gaps: number;
}

/**
 * Cases of curves: the range of values, what to use where the fast methods refuse, the number of rounds, and whether to compute the
 * values one at a time too.
 */
const CURVE_CASES = [
  { over: 'the figure', lastResort: 'bounds', rounds: 7, singly: true },
  { over: 'the sliders', lastResort: 'bounds', rounds: 3, singly: false },
  { over: 'the figure', lastResort: 'bracket', rounds: 3, singly: false },
] as const;

function traced(query: CurveQuery): { curves: EpsilonCurves; computed: number } {
  const trace = traceEpsilonCurves(query);
  for (let computed = 0; ; computed++) {
    const step = trace.next();
    if (step.done) return { curves: step.value, computed };
  }
}

/** Times all curves of the live figure along one axis, with the scenario's other parameters fixed. */
function benchCurves(
  { name, mechanism, delta }: (typeof TYPICAL_SCENARIOS)[number],
  axis: CurveAxis,
  [low, high]: readonly [number, number],
  { lastResort, rounds, singly }: (typeof CURVE_CASES)[number],
): CurveReport {
  const spread = Array.from({ length: 65 }, (_, i) => {
    const value = Math.min(high, low * (high / low) ** (i / 64));
    return axis === 'steps' ? Math.round(value) : value;
  });
  const distinct = [...new Set(spread)];
  const query = { mechanism, delta, axis, lastResort };
  const whole = { ...query, values: Float64Array.from(distinct) };
  const { curves, computed } = traced(whole);
  const gaps = CURVE_NAMES.filter((id) => CURVES[id].guarantee)
    .flatMap((id) => [...curves[id].value])
    .filter(Number.isNaN).length;
  const oneByOne = () => {
    for (const value of distinct) traced({ ...query, values: Float64Array.of(value) });
  };
  return {
    scenario: name,
    asOne: medianOf(rounds, () => traced(whole)),
    inTwo: Math.max(...partNames().map((names) => medianOf(rounds, () => traced({ ...whole, names })))),
    singly: singly ? cpuOf(oneByOne) : Number.NaN,
    computed,
    gaps,
  };
}

/** Range of the axis that the live figure would show. */
function figureRange(
  { mechanism, delta }: (typeof TYPICAL_SCENARIOS)[number],
  axis: CurveAxis,
): readonly [number, number] {
  const { min, max } = axisWindow({ ...DEFAULT_SCENARIO, ...mechanism, delta, axis, auditPoints: [] });
  return [min, max];
}

/** Times the independent bracket at the typical scenarios, as the page computes it to verify a number. */
function benchBracket(direction: PairName, tolerance: number): Timings {
  return summarise(
    TYPICAL_SCENARIOS.map(({ mechanism, delta }) =>
      cpuOf(() => bracketEpsilon(direction, mechanism, delta, { tolerance })),
    ),
  );
}

const ms = (value: number) => `${value < 1 ? value.toPrecision(2) : value.toFixed(1)}`.padStart(7);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const describe = ({ median, p95, p99, worst }: Timings) =>
  `median ${ms(median)}  p95 ${ms(p95)}  p99 ${ms(p99)}  worst ${ms(worst)}`;

function* queryLines(): Generator<string> {
  yield 'One epsilon over the slider box, CPU ms (aims: median 0.02, p99 2, worst 50)';
  for (const adjacency of ['add-remove', 'substitute', 'implied', 'group'] as const) {
    benchQueries(adjacency, 40);
    const { bracketShare, unverifiedShare, timings } = benchQueries(adjacency);
    yield `${adjacency.padEnd(12)}${describe(timings)}  ${percent(bracketShare)} by the bracket, ${percent(unverifiedShare)} without a number`;
  }
}

function* curveLines(which: (typeof CURVE_CASES)[number]): Generator<string> {
  const { over, lastResort, singly } = which;
  yield `All curves of 65 values over ${over}, ${lastResort === 'bounds' ? 'bounds' : 'brackets'} where the fast methods refuse, CPU ms of ten scenarios, compiled; in two: of the longer half (aims on two cores: median 5, p95 16, worst 100)`;
  for (const { axis, range } of AXES) {
    const reports = TYPICAL_SCENARIOS.map((scenario) =>
      benchCurves(scenario, axis, over === 'the figure' ? figureRange(scenario, axis) : range, which),
    );
    const slowest = reports.reduce((a, b) => (a.asOne > b.asOne ? a : b));
    const { median, worst } = summarise(reports.map(({ asOne }) => asOne));
    const inTwo = summarise(reports.map((report) => report.inTwo));
    const computed = summarise(reports.map((report) => report.computed)).median;
    const gaps = reports.reduce((sum, report) => sum + report.gaps, 0);
    const ratio = summarise(reports.map((report) => report.singly / report.asOne)).median;
    const beside = singly ? `  ${ratio.toFixed(1)} times as fast as value by value` : '';
    yield `${axis.padEnd(16)}median ${ms(median)}  worst ${ms(worst)} (${slowest.scenario})  in two: median ${ms(inTwo.median)}  worst ${ms(inTwo.worst)}  ${computed} computed  ${gaps} gaps in ${260 * reports.length}${beside}`;
  }
}

/**
 * Long training runs with other sampling than Poisson's. The law of an epoch is composed of its steps, and that of the run of its epochs.
 */
const OTHER_BATCHES: readonly { name: string; adjacency: AdjacencyName; mechanism: AnyMechanism }[] = [
  {
    name: 'random allocation, t = 100,000, E = 100',
    adjacency: 'add-remove',
    mechanism: { sampling: 'random-allocation', stepsPerEpoch: 100_000, epochs: 100, noiseMultiplier: 1 },
  },
  {
    name: 'fixed size, 256 of 60,000, T = 3,516',
    adjacency: 'substitute',
    mechanism: { sampling: 'fixed-size', samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 },
  },
];

function* samplingLines(): Generator<string> {
  yield 'One epsilon at delta 1e-5 of other batches, CPU ms, the first time and once compiled (aim: under a second)';
  for (const { name, adjacency, mechanism } of OTHER_BATCHES) {
    const ask = () => epsilon(adjacency, mechanism, 1e-5);
    const first = cpuOf(ask);
    const { lower, upper } = ask();
    const width = ((upper - lower) / upper).toExponential(1);
    yield `${name.padEnd(42)}first ${ms(first)}  then ${ms(medianOf(3, ask))}  between ${lower.toPrecision(5)} and ${upper.toPrecision(5)}, relatively ${width} apart`;
  }
}

/** Number of values of σ at which the live figure computes μ. */
const MU_VALUES = 25;

function* muLines(): Generator<string> {
  yield 'mu of the ten scenarios, CPU ms';
  for (const adjacency of ['add-remove', 'substitute', 'group', 'implied'] as const) {
    const times = TYPICAL_SCENARIOS.map(({ mechanism }) => medianOf(3, () => mu(adjacency, mechanism)));
    yield `${adjacency.padEnd(12)}${describe(summarise(times))}`;
  }
  const start = TYPICAL_SCENARIOS[1];
  const [low, high] = figureRange(start, 'noiseMultiplier');
  const values = Float64Array.from(
    { length: MU_VALUES },
    (_, i) => low * (high / low) ** (i / (MU_VALUES - 1)),
  );
  const names = ['addRemove', 'substitute', 'group'] as const;
  const curve = (part: readonly CurveName[]) => {
    const trace = keepingMuCurves()({ ...start, axis: 'noiseMultiplier', values, names: part });
    while (!trace.next().done);
  };
  const half = (part: readonly CurveName[]) => medianOf(2, () => curve(part));
  const inTwo = Math.max(...partNames(names).map(half));
  yield `the live figure, ${MU_VALUES} values of three lines: ${ms(half(names))}  in two: of the longer half ${ms(inTwo)}`;
}

function* rowLines(): Generator<string> {
  yield 'One epsilon of single settings, CPU µs';
  for (const { name, mechanism, delta } of SINGLE) {
    const rows = (['add-remove', 'substitute', 'group', 'implied'] as const).map((adjacency) => {
      const ask = () => epsilon(adjacency, mechanism, delta);
      for (let i = 0; i < 300; i++) ask();
      return `${adjacency} ${(1000 * medianOf(9, ask)).toFixed(1)}`;
    });
    yield `${name.padEnd(24)}${rows.join('  ')}`;
  }
}

/** The whole report, as lines of text. It takes some minutes on an idle core. What is felt most comes first. */
export function* accountingReport(): Generator<string> {
  yield* feltLines();
  yield '';
  yield* queryLines();
  for (const which of CURVE_CASES) {
    yield '';
    yield* curveLines(which);
  }
  yield '';
  yield 'The independent bracket at the ten scenarios, tolerance 1e-4, CPU ms';
  for (const direction of ['remove', 'substitute'] as const) {
    yield `${direction.padEnd(12)}${describe(benchBracket(direction, 1e-4))}`;
  }
  for (const lines of [rowLines, samplingLines, muLines]) {
    yield '';
    yield* lines();
  }
}
