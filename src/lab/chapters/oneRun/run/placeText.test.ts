import { expect, test } from 'vitest';
import { backendText, lostText, placeText, trainedText } from './runWords';

const NONE = { device: null, whyNotGpu: null, lost: null };
const lost = (steps: number) => ({
  backend: 'simd' as const,
  place: { ...NONE, lost: { device: 'a card', steps, message: 'The graphics device was lost.' } },
});

test('a run says where it was trained, and why not on a graphics card', () => {
  const card = { backend: 'webgpu' as const, place: { ...NONE, device: 'a card' } };
  expect(trainedText(card)).toBe('Trained on the graphics card in float32 (a card)');
  expect(placeText(card)).toBe('on the graphics card');
  expect(backendText(card)).toMatch(/^WebGPU, float32.*, on a card$/);
  const none = { backend: 'reference' as const, place: { ...NONE, whyNotGpu: 'm is 9. Lower it.' } };
  expect(trainedText(none)).toBe(
    'Trained on the processor by the reference in float64, because there is no graphics card: m is 9. Lower it',
  );
  expect(placeText(none)).toBe('on the processor');
  expect([card, none].map(lostText)).toEqual([null, null]);
});

test('a card that was lost is named, with what became of its steps', () => {
  expect(trainedText(lost(7))).toBe(
    'Trained on the graphics card (a card) in float32 up to step 7, then on the processor by the SIMD kernel in float32',
  );
  expect(backendText(lost(7))).toMatch(/^SIMD kernel.*after WebGPU, float32, up to step 7$/);
  expect(lostText(lost(7))).toMatch(
    /^The graphics device was lost\. The run went on after step 7 on the processor/,
  );
  // nothing of it counts then
  expect(trainedText(lost(0))).toBe('Trained on the processor by the SIMD kernel in float32');
  expect(backendText(lost(0))).toBe('SIMD kernel, float32, in a worker of the browser');
  expect(lostText(lost(0))).toMatch(/started again on the processor/);
});
