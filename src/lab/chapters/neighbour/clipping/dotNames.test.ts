// The places of the dots' names in the drawing of one step.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../../../test/statistics/size';
import { textWidth } from '../../../figure/measureText';
import { dotNames } from './dotNames';
import { type AnaRecord, drawnStep } from './drawnStep';
import { clippingView } from './planeView';
import { LAST } from './timeline';

const WORLDS: readonly AnaRecord[] = ['own', 'left-out', 'other'];
/** Sizes of the drawing in px, in a wide window, in a low one and on a phone. */
const SIZES = [
  { width: 900, height: 470 },
  { width: 790, height: 258 },
  { width: 358, height: 262 },
] as const;
const LINE = 17;

function namesOf(batch: number, noiseMultiplier: number, size: (typeof SIZES)[number], ana: AnaRecord) {
  const settings = { samplingRate: 1 / 16, noiseMultiplier, clippingNorm: 1, batch };
  const worlds = WORLDS.map((world) => drawnStep({ ...settings, ana: world }));
  const { place } = clippingView(worlds, LAST, size.width, size.height, 16);
  const step = drawnStep({ ...settings, ana });
  const named = (id: string, at: { x: number; y: number }, text: string) => ({
    id,
    at: place(at),
    width: textWidth(text, 12.5),
  });
  const dots = [
    ...(ana === 'own' ? [] : [named('own', step.sumWithOwn, 'sum with Ana’s record')]),
    named('sum', step.sum, ana === 'own' ? 'sum with Ana’s record' : 'with another diagnosis'),
    named('released', step.released, 'released'),
  ];
  return { dots, names: dotNames({ ...size, lineHeight: LINE, dots, lines: [], taken: [] }) };
}

test('every name stands in the drawing, clear of dots and other names, for batches 0 to 5000 and σ from 0.5 to 20', () => {
  const batches = fc.integer({ min: 0, max: 5000 });
  const noises = fc.double({ min: 0.5, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      batches,
      noises,
      fc.constantFrom(...SIZES),
      fc.constantFrom(...WORLDS),
      (batch, noise, size, ana) => {
        const { dots, names } = namesOf(batch, noise, size, ana);
        const boxes = dots.map(({ id }) => names.get(id)?.box);
        for (const [i, box] of boxes.entries()) {
          if (!box) throw new Error('A dot has no name.');
          // A name does not touch the left or the right edge either.
          expect(box.left).toBeGreaterThanOrEqual(6);
          expect(box.right).toBeLessThanOrEqual(size.width - 6);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(size.height);
          for (const { at } of dots) {
            const within = at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
            expect(within).toBe(false);
          }
          for (const other of boxes.slice(0, i)) {
            if (!other) continue;
            const apart =
              box.left >= other.right ||
              other.left >= box.right ||
              box.top >= other.bottom ||
              other.top >= box.bottom;
            expect(apart).toBe(true);
          }
        }
      },
    ),
    { numRuns: size(170, 500) },
  );
});

test('a name stands beside its own dot if nothing is in the way', () => {
  const { dots, names } = namesOf(22, 1.68, SIZES[0], 'other');
  for (const { id, at, width } of dots) {
    const box = names.get(id)?.box;
    if (!box) throw new Error('A dot has no name.');
    const far = Math.hypot((box.left + box.right) / 2 - at.x, (box.top + box.bottom) / 2 - at.y);
    expect(far).toBeLessThan(width / 2 + 30);
  }
});
