// The one line about a graphics card: what is a share of what, and that software is named as such.
import { afterEach, expect, test, vi } from 'vitest';
import type { CardTimes } from '../../test/browser/harness/webgpuCard';
import { cardLine } from './cardText';

afterEach(() => void vi.unstubAllEnvs());

const times: CardTimes = {
  adapter: 'WebGPU, NVIDIA H200',
  software: false,
  heads: { rows: 500, inputs: 768, classes: 10, models: 2500 },
  full: 4,
  sampled: 0.5,
  everyRow: 3.6,
  gigaflops: 26_800,
  product: { size: 4096, gigaflops: 13_400 },
};
const line = (change: Partial<CardTimes> = {}) => cardLine({ ...times, ...change }, '156', '2026-11-29');

test('steps at q = 1/16 are shares of a step at q = 1', () => {
  expect(line()).toContain('q=1 4.00 ms | q=1/16 0.500 ms, 0.125 of q=1 | over every row 3.60 ms, 0.900');
});

test('speeds are shares of the peak of a card that is known', () => {
  expect(line()).toMatch(/heads 26\.8 TFLOP\/s \(40%\) .* 13\.4 TFLOP\/s \(20%\) \| fp32 peak 67 TFLOP\/s$/);
});

test('speeds are shares of the peak that is given for another card', () => {
  vi.stubEnv('FP32_TFLOPS', '53.6');
  expect(line({ adapter: 'WebGPU, unnamed adapter' })).toContain('26.8 TFLOP/s (50%)');
});

test('no share is given where no peak is known', () => {
  expect(line({ adapter: 'WebGPU, unnamed adapter' })).toMatch(/26\.8 TFLOP\/s \|.* fp32 peak unknown$/);
});

test('the software adapter is named, and has no share', () => {
  expect(line({ software: true })).toMatch(/^card \(software, no card/);
  expect(line({ software: true })).toContain('fp32 peak unknown');
});

test('it is one line', () => {
  expect(line().split('\n')).toHaveLength(1);
});
