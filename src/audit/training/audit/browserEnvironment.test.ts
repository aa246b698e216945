// The backends that a browser's worker chooses among, and when a card is asked for again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomJob } from '../../../../test/conformance/training/jobs';
import { english } from '../../../base/sentences/sentence';
import type { TrainingJob } from '../../canaries/job';
import { TrainingFault } from '../errors';
import { createReferenceBackend } from '../reference/referenceBackend';
import { onThisThread, trainModels } from '../train';
import { browserBackends } from './browserEnvironment';

const never = new AbortController().signal;
const job: TrainingJob = { ...randomJob(61, 'linear', false), runsPerWorld: 4 };
const noWorker = () => {
  throw new Error('no worker was to be started');
};

/** A card that trains nothing, and what became of it. */
function failingCard(code: TrainingFault['code']) {
  const reference = createReferenceBackend();
  const dispose = vi.fn();
  const backend = {
    ...reference,
    name: 'webgpu' as const,
    plan: reference.plan.bind(reference),
    trainBlock: () => Promise.reject(new TrainingFault(code, 'The graphics device failed: no room.')),
    dispose,
  };
  return { backend, dispose };
}

/** Trains on the first choice, and on the reference in place of workers. */
const train = (choices: readonly Parameters<typeof trainModels>[2][number][]) =>
  trainModels(never, job, [choices[0], onThisThread(createReferenceBackend())]);

// Node has none
beforeEach(() => void vi.stubGlobal('navigator', { hardwareConcurrency: 2 }));
afterEach(() => void vi.unstubAllGlobals());

describe('the backends of a browser', () => {
  it.each([
    ['backend-failed', 1],
    ['device-lost', 2],
  ] as const)(
    'gives a card that reported %s back, and has asked for one %i times when it is tried again',
    async (code, asked) => {
      const { backend, dispose } = failingCard(code);
      const choose = vi.fn(async () => ({ backend, reason: null }));
      const backends = browserBackends(noWorker, choose);
      const first = await backends();
      expect(first.choices[0].name).toBe('webgpu');
      await train(first.choices);
      expect(dispose).toHaveBeenCalled();
      const again = await backends();
      expect(choose).toHaveBeenCalledTimes(asked);
      expect(again.whyNotGpu && english(again.whyNotGpu)).toBe(
        asked === 1 ? 'The graphics device failed: no room.' : null,
      );
    },
  );
});
