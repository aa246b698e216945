// How fast models are trained in headless Chromium (CHROMIUM_PATH, if it is not /usr/bin/chromium), since readers train in browsers:
// npm run bench -- training. `tsx tools/bench/training.ts --paths` compares each path of the SIMD kernel with the path that would be
// used without it. Asserts nothing.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openEngine } from './engine';
import { compileMultiplyAdd, ROUND_FLOPS } from './multiplyAdd';
import { ONE_RUNS, oneRunText } from './oneRunCases';
import type * as BrowserSide from './trainingBrowser';
import type { Processor } from './trainingBrowser';
import { CROSSOVER, HEADS, MODEL_COUNTS, MULTILAYER, type TrainingCase } from './trainingCases';
import { caseText, oneRunPace, paceText, ratioText, timingText, workersText } from './trainingText';
import { webGpuReport } from './webgpu';

type Side = typeof BrowserSide;

/** Number of operations in one run of a measurement on one core, if all rows are sampled. */
const RUN_FLOPS = 4e9;
/** Factor by which a run on several workers is longer, so that the milliseconds of each worker's set-up matter little. */
const WORKERS_LONGER = 3;
/** Number of operations for a case. With fewer sampled rows an operation takes longer, so a run has fewer operations. */
const flopsOf = ({ samplingRate }: TrainingCase): number => Math.sqrt(samplingRate) * RUN_FLOPS;
/** Number of models for the reference backend, which trains one after the other. They stand for all R. */
const REFERENCE_MODELS = 8;

/** Microseconds of a model's step in NumPy; null where python3 or numpy is missing. */
function numpyMicroseconds({ inputs, classes, samplingRate }: TrainingCase): number | null {
  const script = fileURLToPath(new URL('./numpyStep.py', import.meta.url));
  const run = spawnSync('python3', [script, `${inputs}`, `${classes}`, `${samplingRate}`], {
    encoding: 'utf8',
  });
  return run.status === 0 ? Number(run.stdout) : null;
}

async function* pathsReport(): AsyncGenerator<string> {
  const { call, close } = await openEngine<Side>('tools/bench/trainingBrowser.ts');
  const effort = { models: MODEL_COUNTS[0], flops: RUN_FLOPS };
  const pace = async (path: Processor, bench: TrainingCase): Promise<number> => {
    const timing = await call('timeCase', [path, bench, effort]);
    return timing.stepsPerProcessorSecond ?? timing.stepsPerSecond;
  };
  for (const bench of CROSSOVER) {
    const ratio = (await pace('panel', bench)) / (await pace('rows', bench));
    yield `${caseText(bench)}  panel is ${ratio.toFixed(2)} times as fast as rows`;
  }
  for (const bench of ONE_RUNS) {
    const network = await call('timeOneRunHere', bench, true);
    const linear = await call('timeOneRunHere', bench);
    const ratio = network.secondsPerStep / linear.secondsPerStep;
    yield `${oneRunText(bench)}  linear is ${ratio.toFixed(2)} times as fast as a network without a hidden layer`;
  }
  await close();
}

export async function* trainingReport(): AsyncGenerator<string> {
  const { name, call, close } = await openEngine<Side>('tools/bench/trainingBrowser.ts');
  const { workers, build, graphicsCard } = await call('describeHost');
  yield `${name}. Steps of all R models together, n = 500: the median of up to three runs of a few steps, nothing extrapolated`;
  yield 'unless said. Operations are those of the sampled rows: 4 q n K (d + 1) a model and step. Other work on the machine (its';
  yield 'load stands above) lowers every number but the yardsticks, and ratios to NumPy where this system tells processor time.';

  let corePeak = Number.NaN;
  if (build === null) yield 'wasm: this browser has no SIMD.';
  else {
    const binary = await compileMultiplyAdd(build === 'relaxed');
    const peakOf = async (count: number) =>
      (ROUND_FLOPS * (await call('timeMultiplyAdd', [binary, count]))) / 1e9;
    for (const count of [1, workers]) {
      const processor: Processor = count === 1 ? 'page' : count;
      const peak = await peakOf(count);
      if (count === 1) corePeak = peak;
      yield '';
      yield `wasm (${build}), ${count === 1 ? 'one core' : `${count} workers`}. Shares are of a loop of nothing but ${
        build === 'relaxed' ? 'fused ' : ''
      }SIMD multiply-adds on registers: ${peak.toFixed(1)} GFLOP/s.`;
      if (count > 1) {
        const ratio = await call('timeSideBySide', [binary, count]);
        yield `The loop itself is ${ratio.toFixed(2)} times as fast on ${count} workers as on one: more is not to be had on this machine now.`;
      }
      const longer = count === 1 ? 1 : WORKERS_LONGER * count;
      for (const bench of HEADS) {
        const numpy = count === 1 ? numpyMicroseconds(bench) : null;
        const cells: string[] = [];
        for (const models of MODEL_COUNTS) {
          const effort = { models, flops: longer * flopsOf(bench) };
          const timing = await call('timeCase', [processor, bench, effort]);
          // one worker gets the same work in the same way, so that the set-up is the same
          const one = count > 1 ? await call('timeCase', [1, bench, effort]) : null;
          cells.push(
            timingText(timing, peak) + ratioText(timing, numpy) + (one ? workersText(timing, one) : ''),
          );
        }
        yield `${caseText(bench)}  ${cells.join('   ')}`;
      }
      for (const bench of MULTILAYER) {
        const effort = { models: MODEL_COUNTS[0], flops: count * flopsOf(bench) };
        yield `${caseText(bench)}  ${timingText(await call('timeCase', [processor, bench, effort]), peak)}`;
      }
    }
    yield 'NumPy: the same step of 125 models in float32 with one-thread BLAS, its time for a model scaled to R models.';
    yield '';
    const { seconds, firstBlock, description } = await call('timeWholeAudit', workers);
    for (const bench of ONE_RUNS) {
      const timing = await call('timeOneRunHere', bench);
      const share = `${((100 * timing.gigaflops) / corePeak).toFixed(0)}%`.padStart(5);
      yield `${oneRunText(bench)}  ${oneRunPace(timing)} ${share}`;
    }
    yield `digits audit, 2500 models of 500 steps at q = 1: ${seconds.toFixed(1)} s, first block after ${firstBlock.toFixed(2)} s (${description})`;
  }

  yield '';
  yield `reference (plain float64), one core; extrapolated from ${REFERENCE_MODELS} models, which train one after the other; shares are of the same loop:`;
  for (const bench of HEADS) {
    const effort = { models: REFERENCE_MODELS, flops: (bench.samplingRate * RUN_FLOPS) / 40 };
    const { stepsPerSecond, gigaflops } = await call('timeCase', ['reference', bench, effort]);
    const cells = MODEL_COUNTS.map(
      (models) => `R=${models} ${paceText((stepsPerSecond * REFERENCE_MODELS) / models)} steps/s`,
    );
    const share = Number.isNaN(corePeak) ? '' : ` ${((100 * gigaflops) / corePeak).toFixed(1)}%`;
    yield `${caseText(bench)}  ${cells.join('   ')}   ${gigaflops.toFixed(2)} GFLOP/s${share}`;
  }
  await close();

  yield '';
  if (graphicsCard) yield* webGpuReport();
  else yield 'webgpu: not measured, for this browser finds no real graphics adapter here.';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = process.argv.includes('--paths') ? pathsReport() : trainingReport();
  for await (const line of report) console.info(line);
}
