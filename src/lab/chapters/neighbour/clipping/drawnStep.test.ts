// The step that chapter 1 draws is a step of DP-SGD.
import { describe, expect, test } from 'vitest';
import { clipTo, length } from '../oneStep';
import { type AnaRecord, drawnStep, STEP_RECORDS } from './drawnStep';

const SETTINGS = {
  samplingRate: 1 / 16,
  noiseMultiplier: 1.7,
  clippingNorm: 1,
  batch: 0,
  ana: 'own',
} as const;
const BATCHES = Array.from({ length: 4000 }, (_, batch) => batch);

test('clipping shortens a long gradient to the norm in its own direction', () => {
  expect(clipTo({ x: 3, y: 4 }, 2)).toEqual({ x: 1.2000000000000002, y: 1.6 });
});

test('clipping leaves a short gradient as it is', () => {
  expect(clipTo({ x: 0.3, y: -0.4 }, 2)).toEqual({ x: 0.3, y: -0.4 });
  expect(clipTo({ x: 0, y: 0 }, 2)).toEqual({ x: 0, y: 0 });
});

describe('a drawn step', () => {
  test('adds up gradients that are clipped to C, for C from 0.05 to 30', () => {
    for (const clippingNorm of [0.05, 0.7, 1, 30]) {
      const { records, sum } = drawnStep({ ...SETTINGS, samplingRate: 1, clippingNorm });
      expect(records).toHaveLength(STEP_RECORDS);
      for (const { gradient, clipped } of records) {
        expect(length(clipped)).toBeCloseTo(Math.min(clippingNorm, length(gradient)), 12);
        expect(clipped.x * gradient.y).toBeCloseTo(clipped.y * gradient.x, 12);
      }
      expect(sum.x).toBeCloseTo(
        records.reduce((all, { clipped }) => all + clipped.x, 0),
        12,
      );
      expect(sum.y).toBeCloseTo(
        records.reduce((all, { clipped }) => all + clipped.y, 0),
        12,
      );
    }
  });

  const moved = (ana: AnaRecord, clippingNorm: number) => drawnStep({ ...SETTINGS, ana, clippingNorm }).moved;

  test('moves by C if Ana’s clipped gradient is left out, and by 2C if it is turned round', () => {
    expect(moved('own', 1)).toBe(0);
    expect(moved('left-out', 1)).toBeCloseTo(1, 12);
    expect(moved('other', 1)).toBeCloseTo(2, 12);
  });

  test('moves by less than C or 2C if her gradient, of length 1.458, is shorter than C', () => {
    expect(moved('left-out', 4)).toBeCloseTo(Math.hypot(1.25, 0.75) / 4, 12);
    expect(moved('other', 4)).toBeCloseTo((2 * Math.hypot(1.25, 0.75)) / 4, 12);
  });

  test('has the same other records and the same noise, whatever Ana’s record is', () => {
    const [own, out, other] = (['own', 'left-out', 'other'] as const).map((ana) =>
      drawnStep({ ...SETTINGS, ana, batch: 3 }),
    );
    const noise = ({ released, sum }: typeof own) => [released.x - sum.x, released.y - sum.y];
    expect(own.records.slice(0, -1)).toEqual(out.records);
    expect(other.records.slice(0, -1)).toEqual(out.records);
    for (const step of [out, other]) {
      expect(noise(step)[0]).toBeCloseTo(noise(own)[0], 12);
      expect(noise(step)[1]).toBeCloseTo(noise(own)[1], 12);
    }
  });

  test('is joined by every other record with probability q', () => {
    const counts = new Array<number>(STEP_RECORDS).fill(0);
    for (const batch of BATCHES) {
      for (const { id } of drawnStep({ ...SETTINGS, batch }).records) counts[id]++;
    }
    expect(counts[0]).toBe(BATCHES.length);
    // The draws are fixed. The bound is 4.5 standard deviations of sqrt(4000 q (1 - q)) = 15.3.
    for (const count of counts.slice(1)) expect(Math.abs(count - 250)).toBeLessThan(69);
  });

  test('has noise of standard deviation σC in each coordinate', () => {
    let squares = 0;
    for (const batch of BATCHES) {
      const { released, sum } = drawnStep({ ...SETTINGS, clippingNorm: 2, batch });
      squares += (released.x - sum.x) ** 2 + (released.y - sum.y) ** 2;
    }
    // Four standard deviations of a mean of 8000 squares are 6.3%.
    expect(Math.sqrt(squares / (2 * BATCHES.length)) / 3.4).toBeCloseTo(1, 1);
  });
});
