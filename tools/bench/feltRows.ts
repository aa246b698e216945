// The rows whose speed a reader of the page feels, each with its aim: the first round, and the quickest and the median of a few more, in
// processor time of one core. Where two workers share the work of a row, the aim is for two cores, and the row says so.
import { epsilon, keepingMuCurves, mu, traceEpsilonCurves } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';
import { runToEnd } from '../../src/base/numerics/generators';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../src/scenario';
import { type PointReply, point } from '../../src/work/queries/accountant/point';
import { curvesRequest, muRequest } from '../../src/work/requests';
import { cpuOf, summarise } from './cpuTime';

interface Row {
  name: string;
  /** What is aimed at, in milliseconds. */
  aim: string;
  run: () => void;
}

const ROUNDS = 5;
/** Milliseconds for which a row has run when it counts as compiled. */
const COMPILED = 200;

/** Milliseconds of processor time of a run: in the first round, and the least and the median once it is compiled. */
function measured({ run }: Row): { first: number; least: number; median: number } {
  const first = cpuOf(run);
  for (let spent = first; spent < COMPILED; ) spent += cpuOf(run);
  const rounds = Array.from({ length: ROUNDS }, () => cpuOf(run));
  return { first, least: Math.min(...rounds), median: summarise(rounds).median };
}

/** Settings whose ε either follows quickly from a formula or takes longer than most, with what is aimed at in milliseconds. */
export const SINGLE: readonly { name: string; aim: string; mechanism: Mechanism; delta: number }[] = [
  {
    name: 'q = 1',
    aim: '0.02',
    mechanism: { samplingRate: 1, noiseMultiplier: 20, steps: 500 },
    delta: 1e-5,
  },
  {
    name: 'one step',
    aim: '0.02',
    mechanism: { samplingRate: 0.01, noiseMultiplier: 1, steps: 1 },
    delta: 1e-5,
  },
  {
    name: 'q = 0.99',
    aim: '0.02',
    mechanism: { samplingRate: 0.99, noiseMultiplier: 20, steps: 500 },
    delta: 1e-5,
  },
  {
    name: 'rare batches',
    aim: '0.4',
    mechanism: { samplingRate: 1e-3, noiseMultiplier: 1, steps: 100 },
    delta: 1e-8,
  },
];

/** All points of the live figure at its start, as its workers are asked for them. */
function pointsOf(scenario: Scenario): void {
  const {
    mechanism,
    delta,
    axis,
    values,
    exact = [],
    sampling,
  } = curvesRequest(scenario, axisWindow(scenario));
  for (const value of new Set([...exact, ...values])) {
    const { delta: at, ...there } = { ...mechanism, delta, [axis]: value };
    const asked = { mechanism: there, delta: at, ...(sampling && { sampling }) };
    runToEnd(point(asked) as Generator<unknown, PointReply, void>);
  }
}

/** All curves of the figure in one computation, with bounds where the fast methods refuse. */
function curvesOf(scenario: Scenario): void {
  const { mechanism, delta, axis, values } = curvesRequest(scenario, axisWindow(scenario));
  runToEnd(traceEpsilonCurves({ mechanism, delta, axis, values, lastResort: 'bounds' }));
}

function muLinesOf(scenario: Scenario): void {
  const { mechanism, axis, values, names = [] } = muRequest(scenario, axisWindow(scenario), 'all');
  runToEnd(keepingMuCurves()({ mechanism, axis, values, names }));
}

const AXES = ['noiseMultiplier', 'steps'] as const;

function rows(): Row[] {
  const { samplingRate, noiseMultiplier, steps } = DEFAULT_SCENARIO;
  return [
    {
      name: 'μ of one value, add/remove',
      aim: '10',
      run: () => mu('add-remove', { samplingRate, noiseMultiplier, steps }),
    },
    {
      name: 'μ of the figure, three lines',
      aim: '600 of two cores together',
      run: () => muLinesOf(changeScenario(DEFAULT_SCENARIO, { measure: 'mu' })),
    },
    ...SINGLE.map(({ name, aim, mechanism, delta }) => ({
      name: `ε, ${name}`,
      aim,
      run: () => epsilon('add-remove', mechanism, delta),
    })),
    ...AXES.map((axis) => ({
      name: `curves of the figure along ${axis}`,
      aim: '11',
      run: () => curvesOf(changeScenario(DEFAULT_SCENARIO, { axis })),
    })),
    ...(['fixed-size', 'random-allocation'] as const).flatMap((sampling) =>
      AXES.map((axis) => ({
        name: `${sampling}, points along ${axis}`,
        aim: '2000 of two cores together',
        run: () => pointsOf(changeScenario(DEFAULT_SCENARIO, { sampling, axis })),
      })),
    ),
  ];
}

const ms = (value: number) => `${value < 1 ? value.toPrecision(2) : value.toFixed(1)}`.padStart(8);

export function* feltLines(): Generator<string> {
  yield `Rows that are felt, CPU ms of one core: the first round, the least and the median of ${ROUNDS} more, and the aim`;
  for (const row of rows()) {
    const { first, least, median } = measured(row);
    yield `${row.name.padEnd(48)} first ${ms(first)}  least ${ms(least)}  median ${ms(median)}  aim ${row.aim}`;
  }
}
