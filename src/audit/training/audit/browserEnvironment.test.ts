// The backends that a browser's worker chooses among, after a graphics card has failed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomJob } from '../../../../test/conformance/training/jobs';
import { said } from '../../../base/sentences/plain';
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

/** A graphics card on which all training fails with `code`, and a spy on its disposal. */
function failingCard(code: TrainingFault['code']) {
  const reference = createReferenceBackend();
  const dispose = vi.fn();
  const backend = {
    ...reference,
    name: 'webgpu' as const,
    plan: reference.plan.bind(reference),
    trainBlock: () => Promise.reject(new TrainingFault(code, said('The graphics device failed: no room.'))),
    dispose,
  };
  return { backend, dispose };
}

/** Trains on the first choice, and on the reference in place of workers. */
const train = (choices: readonly Parameters<typeof trainModels>[2][number][]) =>
  trainModels(never, job, [choices[0], onThisThread(createReferenceBackend())]);

// Node 20 has no `navigator`
beforeEach(() => void vi.stubGlobal('navigator', { hardwareConcurrency: 2 }));
afterEach(() => void vi.unstubAllGlobals());

/** Trains once on a card that fails with `code`, and asks for the backends again. */
async function askAgainAfter(code: TrainingFault['code']) {
  const { backend, dispose } = failingCard(code);
  const choose = vi.fn(async () => ({ backend, reason: null }));
  const backends = browserBackends(noWorker, choose);
  const first = await backends();
  expect(first.choices[0].name).toBe('webgpu');
  await train(first.choices);
  return { dispose, choose, again: await backends() };
}

describe('the backends of a browser', () => {
  it.each(['backend-failed', 'device-lost'] as const)('dispose of a card that reports %s', async (code) => {
    const { dispose } = await askAgainAfter(code);
    expect(dispose).toHaveBeenCalled();
  });

  it('do without a card that has failed, and say why', async () => {
    const { choose, again } = await askAgainAfter('backend-failed');
    expect(choose).toHaveBeenCalledTimes(1);
    expect(again.whyNotGpu && english(again.whyNotGpu)).toBe('The graphics device failed: no room.');
  });

  it('look for a card again after one was lost', async () => {
    const { choose, again } = await askAgainAfter('device-lost');
    expect(choose).toHaveBeenCalledTimes(2);
    expect(again.whyNotGpu).toBeNull();
  });
});
