// Training in Node's threads, compared with training in a single thread.
import { afterAll, describe, expect, it } from 'vitest';
import { randomJob } from '../../../../test/conformance/training/jobs';
import { compareBlocks } from '../../../../test/conformance/training/suite';
import { WorkerPool } from '../pool/workerPool';
import { createReferenceBackend } from '../reference/referenceBackend';
import { onThisThread, trainModels } from '../train';
import { createWasmBackend } from '../wasm/wasmBackend';
import { loadKernel } from './loadKernel';
import { createNodePool, createThread } from './workerPool';

const never = new AbortController().signal;
const job = { ...randomJob(71, 'linear', false), runsPerWorld: 60, samplingRate: 1 };

describe('threads', () => {
  const pool = createNodePool(2);
  afterAll(() => pool.close());

  it('give bit for bit what one thread gives', async () => {
    const kernel = await loadKernel();
    const alone = await createWasmBackend(kernel!).trainBlock(never, job, 0, 120);
    const results = await trainModels(never, job, [pool]);
    expect(results.reduce((sum, { models }) => sum + models, 0)).toBe(120);
    for (const { firstModel, models, logits, parameter } of results) {
      const width = alone.logits.length / 120;
      expect(logits).toEqual(alone.logits.slice(firstModel * width, (firstModel + models) * width));
      const scores = alone.parameter.length / 120;
      expect(parameter).toEqual(alone.parameter.slice(firstModel * scores, (firstModel + models) * scores));
    }
  });

  it('that die twice give way to the next backend', async () => {
    let killed = 0;
    // a thread that is ended at its first block, as it would be by a crash
    const fragile = new WorkerPool(
      'wasm',
      () => {
        const thread = createThread();
        return {
          ...thread,
          postMessage(message, transfer) {
            if (message.path?.includes('train')) {
              killed++;
              thread.terminate();
            } else thread.postMessage(message, transfer);
          },
        };
      },
      1,
    );
    const faults: string[] = [];
    const rescue = onThisThread(createReferenceBackend());
    const results = await trainModels(never, job, [fragile, rescue], {
      onFault: (_, { code }) => faults.push(code),
    });
    // the replacement died too
    expect(killed).toBe(2);
    expect(faults).toEqual(['worker-died']);
    const expected = await createReferenceBackend().trainBlock(never, job, 0, results[0]!.models);
    compareBlocks(results[0]!, expected, 0, 'first block');
  });
});
