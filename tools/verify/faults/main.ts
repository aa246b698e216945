// Makes seeded faults in audits and training on the built page, in Chromium. It prints the outcome of each, and how many runs named the
// fault, resumed, lost a block or fell silent. It ends with status 1 unless the last two counts are 0. It is slow, because where nothing
// answers it waits for a deadline of the page (src/base/liveness/limits.ts).
//   npm run verify:faults                              100 runs, seed 1
//   npm run verify:faults -- --runs 20 --seed 7
//   npm run verify:faults -- --only 12                 the twelfth run of the seed alone
//   npm run verify:faults -- --from 31                 the runs from the 31st on
//   npm run verify:faults -- --stretches               instead: the longest silences of real work
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../test/browser/site';
import { numberOptions } from '../../numberOptions';
import { drawFault, type Fault, seeded, type Work } from './faults';
import { type Outcome, visitWith } from './run';
import { printStretches } from './stretches';

const args = process.argv.slice(2);
const stretches = args.includes('--stretches');
/** All runs are made if `only` is 0. `together` pages run at a time, since most of a run is waiting. */
const { runs, seed, only, from, together } = numberOptions(
  { runs: 100, seed: 1, only: 0, from: 1, together: 3 },
  args.filter((arg) => arg !== '--stretches'),
);

type Kind = 'named' | 'resumed' | 'lost a block' | 'fell silent';

function kindOf({ done, named, result }: Outcome, expected: string | null): Kind {
  if (!done) return 'fell silent';
  if (expected !== null && result !== expected) return 'lost a block';
  return named.length > 0 ? 'named' : 'resumed';
}

const undisturbed = (work: Work) => ({
  work,
  answer: () => 'whole' as const,
  inPage: null,
  gpu: false,
});

async function verify(browser: Browser): Promise<boolean> {
  console.log(`${runs} runs, seed ${seed}`);
  const expected: Partial<Record<Work, string>> = {};
  const took: Record<Work, number> = { audit: 0, training: 0 };
  for (const work of ['audit', 'training'] as const) {
    const outcome = await visitWith(browser, undisturbed(work));
    if (!outcome.done) throw new Error(`Undisturbed, the ${work} did not end: ${outcome.said}`);
    expected[work] = outcome.result;
    took[work] = outcome.milliseconds;
    console.log(
      `undisturbed ${work}: ${(outcome.milliseconds / 1000).toFixed(1)} s: ${outcome.result.slice(0, 200)}`,
    );
  }
  // times of faults are drawn for the duration of the work on an idle machine, so that they depend on the seed alone
  const span = { audit: 2500, training: 3500 };
  const random = seeded(seed);
  const faults = Array.from({ length: runs }, () => drawFault(random, span));
  const counts = new Map<Kind, number>();
  const waiting = faults
    .map((fault, index) => ({ fault, index }))
    .filter(({ index }) => only === 0 || index + 1 === only)
    .filter(({ index }) => index + 1 >= from);
  const serve = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { fault, index } = next;
      // results of the graphics adapter are not compared, since its float32 sums differ from the processor's
      const outcome = await visitWith(browser, fault);
      const kind = kindOf(outcome, fault.gpu ? null : (expected[fault.work] ?? null));
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      print(index, fault, kind, outcome);
    }
  };
  await Promise.all(Array.from({ length: together }, serve));
  const count = (kind: Kind) => counts.get(kind) ?? 0;
  console.log(
    `\nseed ${seed}: ${count('named')} named, and went on when asked; ${count('resumed')} went on by themselves; ` +
      `${count('lost a block')} lost a block; ${count('fell silent')} fell silent`,
  );
  return count('lost a block') + count('fell silent') === 0;
}

function print(
  index: number,
  fault: Fault,
  kind: Kind,
  { named, milliseconds, uncaught, said, result }: Outcome,
): void {
  const seconds = `${(milliseconds / 1000).toFixed(0)} s`.padStart(5);
  console.log(
    `${String(index + 1).padStart(4)} ${kind.padEnd(12)} ${seconds}  ${fault.work}, ${fault.words}`,
  );
  for (const words of new Set(named)) console.log(`${' '.repeat(8)}named: ${words.slice(0, 160)}`);
  for (const words of new Set(uncaught)) console.log(`${' '.repeat(8)}uncaught: ${words.slice(0, 160)}`);
  if (kind === 'fell silent' || kind === 'lost a block') {
    console.log(`${' '.repeat(8)}it said: ${said.slice(0, 160)}; ${result.slice(0, 300)}`);
  }
}

if (stretches) {
  await printStretches();
} else {
  const browser = await launchChromium(['--enable-unsafe-webgpu']);
  try {
    if (!(await verify(browser))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
