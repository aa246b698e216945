// The words on a watched run.
import { expect, test } from 'vitest';
import type { OneRunReply } from '../../../../work';
import { backendText, runProgressText, trainedText } from './runWords';

test.each([
  ['simd', 'by the SIMD kernel in float32', 'SIMD kernel, float32'],
  ['reference', 'by the reference in float64', 'TypeScript, float64'],
] as const)(
  'the words on a run of the %s backend name the processor and the kind of numbers',
  (backend, how, file) => {
    expect(trainedText({ backend })).toBe(`Trained on the processor ${how}`);
    expect(backendText({ backend })).toBe(`${file}, in a worker of the browser`);
  },
);

test('the line of a finished run says how long the run took, and where it was trained', () => {
  const reply = { prepared: 1, moment: { done: 60 }, findings: {}, seconds: 1.25 } as OneRunReply;
  expect(runProgressText(false, reply)).toBe('60 steps in 1.3 s in this tab, on the processor');
});

test('the line of a stopped run is empty', () => {
  const reply = { prepared: 1, moment: { done: 60 }, findings: null, seconds: 1.25 } as OneRunReply;
  expect(runProgressText(false, reply)).toBe('');
});
