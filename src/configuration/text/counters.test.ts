// What counters of a log say of the length of a run, and which of them say nothing.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism } from '../toMechanism';
import { linesOf } from './comments';
import { brokenOff, countersIn, lengthsOf } from './counters';

const counters = (log: string) => countersIn(linesOf(log));
const lengths = (log: string) => [
  ...new Set(lengthsOf(counters(log)).map(({ kind, end }) => `${kind} ${end}`)),
];
const broken = (log: string) => brokenOff(counters(log)).map(({ line }) => line);

describe('counters of a log', () => {
  it.each<[string, string[]]>([
    [
      'epoch 1/50 step 100/5000\nepoch 25/50 step 2,500/5,000\nepoch 50/50 step 5000/5000',
      ['epoch 50', 'step 5000'],
    ],
    ['Epoch [1/20] Step [50/100]\nEpoch [20/20] Step [100/100]', ['epoch 20']],
    ['epoch 2/20 step 30/100', ['epoch 20']],
    ['step 10/100\nstep 90/100', ['step 100']],
    ['step 90/100\nstep 10/100', []],
    ['Epoch 1\nstep 10/100\nstep 90/100', []],
    // either may be: only the epochs are sure
    ['epoch 20/20 step 100/100', ['epoch 20']],
    ['epoch 1/20 step 5/100', ['epoch 20']],
    ['val epoch 3/7\nwarmup step 3/100\nfold 2/5 epoch 3/9', []],
    ['epoch 3 of 15', ['epoch 15']],
    ['epochs 15/16 sigma', []],
  ])('%s', (log, expected) => {
    expect(lengths(log)).toEqual(expected);
  });

  it('say where a log breaks off before its end', () => {
    expect(broken('epoch 6/15 loss 0.4\nepoch 7/15 loss 0.4')).toEqual([2]);
    expect(broken('epoch 3/15\nepoch 13/15\nepoch 15/15')).toEqual([]);
    expect(broken('epoch 1/20\nepoch 2/20\nepoch 13/20')).toEqual([3]);
    // every hundredth, and from zero
    expect(broken('step 4800/5030\nstep 4900/5030\nstep 5000/5030')).toEqual([]);
    expect(broken('epoch 0/2\nepoch 1/2')).toEqual([]);
    expect(broken('Epoch [1/1] Step [10/100]')).toEqual([]);
  });

  it('are the length of the run, and what stops before is named', () => {
    const rest = 'sigma = 1.1\nq = 0.01\ndelta = 1e-5';
    const done = readConfiguration(`${rest}\nepoch 49/50 step 4900/5000\nepoch 50/50 step 5000/5000`);
    expect(toMechanism(done).steps?.value).toBe(5000);
    expect(done.unread).toEqual([]);
    const stopped = readConfiguration(`${rest}\nEpoch: 6/15 loss 0.3\nEpoch: 7/15 loss 0.3`);
    expect(stopped.unread.map(({ line }) => line)).toEqual([5]);
    // a run of other steps than its epochs make is asked about
    const other = readConfiguration(`${rest}\nepoch 25/50 step 350/700\nepoch 50/50 step 700/700`);
    expect(toMechanism(other).conflicts.map(({ name }) => name)).toEqual(['steps']);
  });
});
