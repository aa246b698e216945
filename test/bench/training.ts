// How fast models are trained: tsx test/bench/training.ts [--chromium] [--whole] [--crossover]
// Prints microseconds of one model's step on one core beside NumPy's where python3 has it. --chromium measures in a
// headless browser (set CHROMIUM_PATH if it is not /usr/bin/chromium), which is what readers have; Node's older engine
// is slower. --whole times the digits audit (2500 models, 500 steps, q = 1) on two workers. Asserts nothing.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { loadKernel } from '../../src/training/node/loadKernel';
import { createNodePool } from '../../src/training/node/workerPool';
import { trainModels } from '../../src/training/train';
import type { WholeAudit } from './trainingBrowser';
import {
  CROSSOVER,
  HEADS,
  MULTILAYER,
  type TrainingCase,
  type TrainingTiming,
  timeTraining,
  WHOLE_AUDIT,
} from './trainingCases';

const WORKERS = 2;

interface Engine {
  name: string;
  time(bench: TrainingCase): Promise<TrainingTiming>;
  whole(): Promise<WholeAudit>;
  close(): Promise<void>;
}

async function nodeEngine(): Promise<Engine> {
  const kernel = await loadKernel();
  if (!kernel) throw new Error('This Node has no WebAssembly SIMD.');
  return {
    name: `Node ${process.version}, ${kernel.build}`,
    time: (bench) => timeTraining(kernel, bench),
    async whole() {
      const pool = createNodePool(WORKERS);
      const started = performance.now();
      let firstBlock = 0;
      await trainModels(new AbortController().signal, WHOLE_AUDIT, [pool], {
        onBlock: () => {
          firstBlock ||= (performance.now() - started) / 1000;
        },
      });
      const seconds = (performance.now() - started) / 1000;
      pool.close();
      return { seconds, firstBlock, description: `${WORKERS} threads` };
    },
    close: async () => {},
  };
}

async function browserEngine(): Promise<Engine> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { port: 0 },
    worker: { format: 'es' },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  // any page of the server's origin will do
  await page.goto(new URL('package.json', server.resolvedUrls?.local[0]).href);
  const call = <Result>(name: string, argument: unknown): Promise<Result> =>
    page.evaluate(
      async ([path, fn, value]) => (await import(/* @vite-ignore */ path as string))[fn as string](value),
      ['/test/bench/trainingBrowser.ts', name, argument] as const,
    );
  return {
    name: `Chromium ${browser.version()}`,
    time: (bench) => call('timeCase', bench),
    whole: () => call('timeWholeAudit', WORKERS),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Null where python3 or numpy is missing. */
function numpyMicroseconds({ inputs, classes, samplingRate, hidden }: TrainingCase): number | null {
  if (hidden > 0) return null;
  const script = fileURLToPath(new URL('./numpyStep.py', import.meta.url));
  const run = spawnSync('python3', [script, `${inputs}`, `${classes}`, `${samplingRate}`], {
    encoding: 'utf8',
  });
  return run.status === 0 ? Number(run.stdout) : null;
}

function line(timing: TrainingTiming, numpy: number | null): string {
  const { inputs, hidden, classes, samplingRate, path, median, best, gigaflops } = timing;
  const shape = hidden > 0 ? `${inputs}-${hidden}-${classes} Adam` : `d=${inputs} K=${classes}`;
  const yardstick =
    numpy === null ? '' : `   NumPy ${numpy.toFixed(1)} us: ${(numpy / median).toFixed(2)} times as fast`;
  const speed = `${median.toFixed(1).padStart(8)} us (best ${best.toFixed(1)}), ${gigaflops.toFixed(1)} GFLOP/s`;
  return `${`${shape} q=${samplingRate} ${path}`.padEnd(32)}${speed}${yardstick}`;
}

export async function benchTraining(
  flags: readonly string[],
  print: (text: string) => void = console.log,
): Promise<void> {
  const engine = flags.includes('--chromium') ? await browserEngine() : await nodeEngine();
  print(`One model's step, n = 500, one core. ${engine.name}`);
  for (const bench of [...HEADS, ...MULTILAYER]) {
    print(line(await engine.time(bench), numpyMicroseconds(bench)));
  }
  if (flags.includes('--crossover'))
    for (const bench of CROSSOVER) print(line(await engine.time(bench), null));
  if (flags.includes('--whole')) {
    const { seconds, firstBlock, description } = await engine.whole();
    print(
      `digits audit, 2500 models: ${seconds.toFixed(1)} s, first block after ${firstBlock.toFixed(2)} s (${description})`,
    );
  }
  await engine.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchTraining(process.argv.slice(2));
