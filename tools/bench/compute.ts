// How many queries `compute` answers in a second, for 10,000 mixed ones through its stream and for each kind of query by itself. Times
// are processor time of all its threads, which other work on the machine does not lengthen.
import { version } from '../../package.json';
import { startThread } from '../../src/audit/training/node/thread';
import { answer } from '../../src/cli/answer';
import { QUERIES } from '../../src/cli/queries';
import { replies } from '../../src/cli/stream';

const COUNT = 10_000;
const SAMPLE = 100;
const CORES = 2;

/** A small random generator with a seed, so that every run asks the same queries. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Draw = ReturnType<typeof drawing>;

function drawing(random: () => number) {
  const between = (low: number, high: number) => low * (high / low) ** random();
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  const whole = (low: number, high: number) => Math.round(between(low, high));
  return { between, oneOf, whole };
}

const mechanism = ({ between, oneOf, whole }: Draw) => ({
  samplingRate: oneOf([1, 256 / 60_000, between(1e-4, 0.5), between(1e-4, 0.5), between(1e-3, 0.1)]),
  noiseMultiplier: between(0.5, 20),
  steps: whole(10, 100_000),
});

const adjacency = ({ oneOf }: Draw) =>
  oneOf(['add-remove', 'substitute', 'add-remove', 'substitute', 'add', 'remove', 'implied', 'group']);
const delta = ({ between }: Draw) => between(1e-9, 1e-3);
const target = ({ between }: Draw) => ({ delta: 1e-5, targetEpsilon: between(0.5, 10) });

/** Kinds of queries: how many of a hundred queries are of the kind, and how their fields are drawn. */
const KINDS: Record<string, [number, (draw: Draw) => object]> = {
  epsilon: [40, (draw) => ({ adjacency: adjacency(draw), ...mechanism(draw), delta: delta(draw) })],
  delta: [12, (draw) => ({ adjacency: adjacency(draw), ...mechanism(draw), epsilon: draw.between(0.1, 10) })],
  noiseMultiplier: [
    5,
    (draw) => ({
      adjacency: draw.oneOf(['add-remove', 'substitute']),
      ...mechanism(draw),
      noiseMultiplier: undefined,
      ...target(draw),
    }),
  ],
  samplingRate: [
    1,
    (draw) => ({ adjacency: 'substitute', ...mechanism(draw), samplingRate: undefined, ...target(draw) }),
  ],
  steps: [1, (draw) => ({ adjacency: 'substitute', ...mechanism(draw), steps: undefined, ...target(draw) })],
  tradeoff: [2, (draw) => ({ adjacency: 'substitute', ...mechanism(draw), alphas: [0.01, 0.1, 0.5] })],
  totalVariation: [2, (draw) => ({ adjacency: 'substitute', ...mechanism(draw) })],
  guess: [2, (draw) => ({ ...mechanism(draw), prior: draw.oneOf([0.01, 0.1, 0.5]) })],
  translate: [
    5,
    (draw) => ({
      text: `noise_multiplier = ${draw.between(0.5, 5).toFixed(2)}, batch_size = ${draw.oneOf([64, 256, 1024])}, n = 60000, epochs = ${draw.whole(1, 60)}, delta = 1e-5`,
    }),
  ],
  gdpEps: [10, (draw) => ({ mu: draw.between(0.01, 10), delta: delta(draw) })],
  clopperPearson: [10, (draw) => ({ k: draw.whole(1, 1000), n: 10_000, alpha: 0.05 })],
  lowerBoundsFromCounts: [
    10,
    (draw) => ({
      falsePositives: draw.whole(1, 900),
      negatives: 1000,
      falseNegatives: draw.whole(1, 900),
      positives: 1000,
      alpha: 0.05,
      delta: delta(draw),
    }),
  ],
};

/** Processor time (user and system) of all threads, in seconds. */
function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

export async function* computeReport(): AsyncGenerator<string> {
  const draw = drawing(generator(1));
  const line = (name: string, id: number) => JSON.stringify({ id, query: name, ...KINDS[name][1](draw) });
  const names = Object.entries(KINDS).flatMap(([name, [share]]) => Array<string>(share).fill(name));
  for (const name of Object.keys(KINDS)) {
    const lines = Array.from({ length: SAMPLE }, (_, id) => line(name, id));
    const before = process.cpuUsage();
    for (const [i, text] of lines.entries()) await answer(QUERIES, text, i + 1);
    const each = (1000 * cpuSeconds(before)) / SAMPLE;
    yield `${name.padEnd(22)} ${each.toFixed(2).padStart(8)} ms of CPU each`;
  }
  const lines = Array.from({ length: COUNT }, (_, id) => `${line(draw.oneOf(names), id)}\n`);
  async function* input() {
    for (let from = 0; from < COUNT; from += 1000) yield lines.slice(from, from + 1000).join('');
  }
  const start = () => startThread(new URL('../../src/cli/thread.ts', import.meta.url));
  for (const jobs of [1, CORES]) {
    const before = process.cpuUsage();
    const started = performance.now();
    let errors = 0;
    let answered = 0;
    for await (const text of replies(input(), { csv: false, jobs, start }, () => errors++)) {
      answered += text.split('\n').length - 1;
    }
    const cpu = cpuSeconds(before);
    const wall = (performance.now() - started) / 1000;
    const threads = jobs === 1 ? 'one thread' : `${jobs} threads`;
    yield `${answered} mixed queries (${errors} refused) by ${threads}, version ${version}: ${cpu.toFixed(1)} s of CPU, ${wall.toFixed(1)} s by the clock`;
    yield `100,000 of them: ${((cpu * 1e5) / COUNT).toFixed(0)} s of CPU, ${((cpu * 1e5) / COUNT / jobs).toFixed(0)} s on as many cores that do nothing else`;
  }
}
