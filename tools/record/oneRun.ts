// Trains the run of the lecture's slide on the best of many numbers of guesses, as the page would.
import { epsilon } from '../../src/accounting';
import { loadKernel } from '../../src/audit/training/node/loadKernel';
import { instantiateKernel } from '../../src/audit/training/wasm/kernel';
import { roundDigits } from '../../src/base/numerics/safeSide';
import { Defect } from '../../src/base/sentences/defect';
import { lectureStep } from '../../src/lab/chapters/allChapters';
import { lectureScenario } from '../../src/lab/chapters/frame/lectureStep';
import { designOf } from '../../src/lab/chapters/oneRun/run/plan';
import { RECORDED_RUN, type RunRecording } from '../../src/lab/pages/uniaud/beside/recordedRun';
import { watchOneRun } from '../../src/oneRun/training/design';
import { formatLink, mechanismOf } from '../../src/scenario';

/** A lower bound with six significant digits, rounded down. */
const bound = (value: number): number => roundDigits(value, 6, 'down');

/** The recording of the slide's run, without the commit. */
export async function trainSlideRun(): Promise<Omit<RunRecording, 'commit'>> {
  const step = lectureStep(RECORDED_RUN.id);
  if (step === undefined) throw new Defect(`The lecture has no step ${RECORDED_RUN.id}.`);
  const scenario = lectureScenario(step);
  const began = performance.now();
  const design = designOf(scenario, epsilon('add-remove', mechanismOf(scenario), scenario.delta).value);
  if (design === null) throw new Defect('The page has no add/remove ε at the settings of the slide.');
  const kernel = await loadKernel();
  const trace = watchOneRun(design, {}, () => kernel && instantiateKernel(kernel));
  let next = trace.next();
  while (!next.done) next = trace.next();
  const { report, readings, backend } = next.value.findings;
  const { r, adjacency } = report;
  return {
    id: RECORDED_RUN.id,
    backend: backend === 'simd' ? 'the SIMD kernel in float32' : 'the reference in float64',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    link: formatLink(scenario),
    design,
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
