// Trains the runs of the lecture's slides that are recorded, as the page would.
import { epsilon } from '../../src/accounting';
import { loadKernel } from '../../src/audit/training/node/loadKernel';
import { instantiateKernel } from '../../src/audit/training/wasm/kernel';
import { roundDigits } from '../../src/base/numerics/safeSide';
import { Defect } from '../../src/base/sentences/defect';
import { lectureStep } from '../../src/lab/chapters/allChapters';
import { lectureScenario } from '../../src/lab/chapters/frame/lectureStep';
import {
  FIRST_STEP,
  type FirstStepRecording,
  recordedGuesses,
  recordedMargins,
} from '../../src/lab/chapters/oneRun/run/firstStep';
import { designOf } from '../../src/lab/chapters/oneRun/run/plan';
import { RECORDED_RUN, type RunRecording } from '../../src/lab/pages/uniaud/beside/recordedRun';
import { watchOneRun } from '../../src/oneRun/training/design';
import { formatLink, mechanismOf } from '../../src/scenario';

/** A lower bound with six significant digits, rounded down. */
const bound = (value: number): number => roundDigits(value, 6, 'down');

/** The run of a slide, opened, and what its recording says of it. */
async function openSlideRun(id: string) {
  const step = lectureStep(id);
  if (step === undefined) throw new Defect(`The lecture has no step ${id}.`);
  const scenario = lectureScenario(step);
  const began = performance.now();
  const design = designOf(scenario, epsilon('add-remove', mechanismOf(scenario), scenario.delta).value);
  if (design === null) throw new Defect('The page has no add/remove ε at the settings of the slide.');
  const kernel = await loadKernel();
  const made = () => ({
    id,
    backend: kernel ? 'the SIMD kernel in float32' : 'the reference in float64',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    link: formatLink(scenario),
    design,
  });
  return { trace: watchOneRun(design, {}, () => kernel && instantiateKernel(kernel)), made };
}

/** The recording of the run of the slide on the best of many numbers of guesses, without the commit. */
export async function trainSlideRun(): Promise<Omit<RunRecording, 'commit'>> {
  const { trace, made } = await openSlideRun(RECORDED_RUN.id);
  let next = trace.next();
  while (!next.done) next = trace.next();
  const { report, readings } = next.value.findings;
  const { r, adjacency } = report;
  return {
    ...made(),
    findings: {
      report: { r, epsilon: bound(report.epsilon), adjacency },
      readings: readings.map(({ r, v, alone, shared }) => ({
        r,
        v,
        alone: bound(alone),
        shared: bound(shared),
      })),
    },
  };
}

/**
 * The recording of the first step of the watched run's slide, without the commit. Throws a Defect if the recorded margins would not give the
 * same order of the guesses.
 */
export async function trainFirstStep(): Promise<Omit<FirstStepRecording, 'commit'>> {
  const { trace, made } = await openSlideRun(FIRST_STEP.id);
  for (const step of trace) {
    if ('prepared' in step) continue;
    const { guesses } = step.look();
    const margins = recordedMargins(guesses.margins);
    const again = recordedGuesses(margins);
    const same = (['order', 'right'] as const).every((name) => again[name].join() === guesses[name].join());
    if (!same) throw new Defect('The recorded margins do not give the order of the guesses.');
    return { ...made(), margins };
  }
  throw new Defect('The run ended before its first step.');
}
