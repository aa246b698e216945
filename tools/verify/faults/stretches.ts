// Measures the longest silences of real work, by which the limits in src/base/liveness/limits.ts are chosen. The work of each worker runs
// on this thread at the hardest settings of its range, and the longest time between two of its signs of life is printed.

import { createWorstCaseAudit } from '../../../src/audit/canaries/S1/worstCaseAudit';
import { TrainingAuditSession } from '../../../src/audit/training/audit/session';
import { createNodeEnvironment } from '../../../src/audit/training/node/environment';
import { onBeat } from '../../../src/base/liveness/pulse';
import { STRETCHES } from '../../../src/guests/faces/stretches';
import * as CHAPTERS from '../../../src/work/queries/chapters';
import { auditQueries } from '../../../src/work/worker/audit';
import { serveQueries } from '../../../src/work/worker/serve';
import { ACCOUNTANT } from '../../../test/shared/accountantTable';
import { served } from '../../../test/shared/served';
import { smallRequest } from '../../../test/shared/smallAudit';

const HARD = [
  { samplingRate: 0.01, noiseMultiplier: 0.3, steps: 10_000 },
  { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 100_000 },
  { samplingRate: 1e-4, noiseMultiplier: 0.1, steps: 1_000_000 },
  { samplingRate: 0.9, noiseMultiplier: 50, steps: 1000 },
];

interface Stretch {
  name: string;
  work: () => Promise<unknown>;
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  let last = performance.now();
  let longest = 0;
  const mark = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  onBeat(mark, 0);
  const began = performance.now();
  const reply = (await work().catch((error: unknown) => ({ ok: String(error) }))) as { ok?: unknown };
  mark();
  onBeat(null);
  const said =
    reply?.ok === true || reply?.ok === undefined ? '' : `  (${JSON.stringify(reply).slice(0, 90)})`;
  const took = performance.now() - began;
  console.log(
    `${(longest / 1000).toFixed(2).padStart(7)} s of ${(took / 1000).toFixed(1).padStart(6)} s  ${name}${said}`,
  );
}

export async function printStretches(): Promise<void> {
  console.log('longest silence, of the whole call, by call');
  const accounting = serveQueries(ACCOUNTANT);
  const ask = (name: string, request: object) => accounting.ask(name, request, () => {});
  for (const mechanism of HARD) {
    const of = `q=${mechanism.samplingRate} σ=${mechanism.noiseMultiplier} T=${mechanism.steps}`;
    await measure(`curves ${of}`, () =>
      ask('curves', {
        axis: 'noiseMultiplier',
        mechanism,
        delta: 1e-10,
        values: Float64Array.from({ length: 17 }, (_, i) => 0.3 * 1.3 ** i),
        lastResort: 'bracket',
      }),
    );
    await measure(`point ${of}`, () => ask('point', { mechanism, delta: 1e-10 }));
    for (const solveFor of ['noiseMultiplier', 'samplingRate', 'steps'] as const) {
      await measure(`calibrate ${solveFor} ${of}`, () =>
        ask('calibrate', { solveFor, adjacency: 'substitute', mechanism, delta: 1e-10, targetEpsilon: 1 }),
      );
    }
  }
  const chapters = serveQueries(CHAPTERS);
  const asked = (name: string, request: object) => chapters.ask(name, request, () => {});
  for (const mechanism of HARD) {
    const of = `q=${mechanism.samplingRate} σ=${mechanism.noiseMultiplier} T=${mechanism.steps}`;
    await measure(`profile ${of}`, () => asked('profile', { mechanism, delta: 1e-10, count: 60 }));
    await measure(`tradeoff ${of}`, () =>
      asked('tradeoff', { mechanism, alphas: Float64Array.from({ length: 60 }, (_, i) => i / 60) }),
    );
    await measure(`sample ${of}`, () =>
      asked('sample', { mechanism, seed: 1, runs: 1_000_000, points: 200 }),
    );
  }
  const audit = served(auditQueries(createWorstCaseAudit));
  for (const [runs, repeats] of [
    [1_000_000, 1],
    [1_000_000, 5],
    [1_000_000, 20],
  ] as const) {
    await measure(`audit of ${runs} runs, ${repeats} repeats`, () =>
      audit.ask(
        'audit',
        {
          mechanism: { samplingRate: 0.25, noiseMultiplier: 4, steps: 250 },
          delta: 1e-5,
          runs,
          repeats,
          confidence: 0.95,
          seed: 1,
        },
        () => {},
      ),
    );
  }
  for (const stretch of Object.values<readonly Stretch[]>(STRETCHES).flat())
    await measure(stretch.name, stretch.work);
  const environment = createNodeEnvironment();
  for (const [dataset, model] of [
    ['digits', 'linear'],
    ['digits', 'mlp'],
    ['vit03', 'linear'],
  ] as const) {
    await measure(`training, ${dataset}, ${model}`, () =>
      new TrainingAuditSession(
        smallRequest({
          dataset: dataset as never,
          model,
          optimizer: model === 'mlp' ? 'adam' : 'sgd',
          canaries: model === 'mlp' ? ['S2', 'S4', 'S5'] : ['S2', 'S3', 'S4', 'S5'],
          modelsPerWorld: 40,
          mechanism: { samplingRate: 0.25, noiseMultiplier: 1, steps: 20 },
          checkpoints: [20],
        }),
        environment,
      ).run(new AbortController().signal, () => {}),
    );
  }
  environment.close();
}
