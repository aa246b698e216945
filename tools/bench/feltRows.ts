// The rows whose speed a reader of the page feels, each with its aim: the quickest and the median of a few rounds in processor time of one
// core. Where two workers share the work of a row, the aim is for two cores, and the row says so.
import { epsilon, keepingMuCurves, mu, traceEpsilonCurves } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../src/scenario';
import { type PointReply, point } from '../../src/work/queries/accountant/point';
import { curvesRequest, muRequest } from '../../src/work/requests';

interface Row {
  name: string;
  /** What is aimed at, in milliseconds. */
  aim: string;
  run: () => void;
  /** The runs of one round. Quick rows are repeated until a round can be measured. */
  repeats: number;
}

const ROUNDS = 5;

/** The fewest and the median milliseconds of processor time of a run, after one round that compiles it. */
function measured({ run, repeats }: Row): { least: number; median: number } {
  const round = () => {
    const start = process.cpuUsage();
    for (let i = 0; i < repeats; i++) run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / repeats;
  };
  round();
  const rounds = Array.from({ length: ROUNDS }, round).sort((a, b) => a - b);
  return { least: rounds[0] ?? Number.NaN, median: rounds[ROUNDS >> 1] ?? Number.NaN };
}

function finish<Reply>(steps: Generator<unknown, Reply, void>): Reply {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const SINGLE: readonly { name: string; aim: string; mechanism: Mechanism; delta: number }[] = [
  {
    name: 'ε at q = 1',
    aim: '0.02',
    mechanism: { samplingRate: 1, noiseMultiplier: 20, steps: 500 },
    delta: 1e-5,
  },
  {
    name: 'ε of one step',
    aim: '0.02',
    mechanism: { samplingRate: 0.01, noiseMultiplier: 1, steps: 1 },
    delta: 1e-5,
  },
  {
    name: 'ε where batches with the record are rare',
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
    finish<PointReply>(
      point({ mechanism: there, delta: at, ...(sampling && { sampling }) }) as Generator<
        unknown,
        PointReply,
        void
      >,
    );
  }
}

/** All curves of the figure in one computation, with bounds where the fast methods refuse. */
function curvesOf(scenario: Scenario): void {
  const { mechanism, delta, axis, values } = curvesRequest(scenario, axisWindow(scenario));
  finish(traceEpsilonCurves({ mechanism, delta, axis, values, lastResort: 'bounds' }));
}

function muLinesOf(scenario: Scenario): void {
  const { mechanism, axis, values, names = [] } = muRequest(scenario, axisWindow(scenario), 'all');
  finish(keepingMuCurves()({ mechanism, axis, values, names }));
}

const AXES = ['noiseMultiplier', 'steps'] as const;

function rows(): Row[] {
  const { samplingRate, noiseMultiplier, steps } = DEFAULT_SCENARIO;
  return [
    {
      name: 'μ of one value, add/remove',
      aim: '10',
      run: () => mu('add-remove', { samplingRate, noiseMultiplier, steps }),
      repeats: 5,
    },
    {
      name: 'μ of the figure, three lines',
      aim: '600 of two cores together',
      run: () => muLinesOf(changeScenario(DEFAULT_SCENARIO, { measure: 'mu' })),
      repeats: 1,
    },
    ...SINGLE.map(({ name, aim, mechanism, delta }) => ({
      name,
      aim,
      run: () => epsilon('add-remove', mechanism, delta),
      repeats: 200,
    })),
    ...AXES.map((axis) => ({
      name: `curves of the figure along ${axis}`,
      aim: '11',
      run: () => curvesOf(changeScenario(DEFAULT_SCENARIO, { axis })),
      repeats: 3,
    })),
    ...(['fixed-size', 'random-allocation'] as const).flatMap((sampling) =>
      AXES.map((axis) => ({
        name: `${sampling}, points along ${axis}`,
        aim: '2000 of two cores together',
        run: () => pointsOf(changeScenario(DEFAULT_SCENARIO, { sampling, axis })),
        repeats: 1,
      })),
    ),
  ];
}

const ms = (value: number) => `${value < 1 ? value.toPrecision(2) : value.toFixed(1)}`.padStart(8);

export function* feltLines(): Generator<string> {
  yield `Rows that are felt, CPU ms of one core: the least and the median of ${ROUNDS} rounds, and the aim`;
  for (const row of rows()) {
    const { least, median } = measured(row);
    yield `${row.name.padEnd(48)} least ${ms(least)}  median ${ms(median)}  aim ${row.aim}`;
  }
}
