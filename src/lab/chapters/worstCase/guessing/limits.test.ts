// Pairs of printed ε and limits, which belong to one setting even while a slider is held.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PairedLimits, UNKNOWN } from './limits';

const at = (noiseMultiplier: number) => ({ samplingRate: 0.1, noiseMultiplier, steps: 100 });
/** Printed ε that tell which noise multiplier they belong to, as do the limits below. */
const printedAt = (sigma: number) => ({ addRemove: `${sigma}`, substitute: `${2 * sigma}` });
const allowedAt = (sigma: number) => ({ addRemove: 0.5 + sigma / 1000, substitute: 0.5 + sigma / 500 });
const computedAt = (sigma: number) => ({ mechanism: at(sigma), allowed: allowedAt(sigma) });

const seen = (sigma: number, computed: number | null) => ({
  mechanism: at(sigma),
  printed: printedAt(sigma),
  reported: null,
  computed: computed === null ? null : computedAt(computed),
  failed: false,
});

test('a limit that comes late is paired with the ε of its own setting and not with the newest', () => {
  const pairs = new PairedLimits();
  pairs.newest(seen(3, null));
  const late = pairs.newest(seen(4, 3));
  expect(late).toEqual({ ...computedAt(3), printed: printedAt(3) });
  expect(pairs.newest(seen(4, 4))).toEqual({ ...computedAt(4), printed: printedAt(4) });
});

test('during any drag each pair belongs to the newest setting whose limit was computed', () => {
  // the number of moves by which each move's limit is late
  const drag = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(drag, (delays) => {
      const pairs = new PairedLimits();
      let before = -1;
      delays.forEach((delay, move) => {
        const computed = move - delay >= 0 ? move - delay : null;
        const { mechanism, printed, allowed } = pairs.newest(seen(move, computed));
        if (computed === null && before < 0) {
          expect(allowed).toBe(UNKNOWN);
          return;
        }
        expect(printed).toEqual(printedAt(mechanism.noiseMultiplier));
        expect(allowed).toEqual(allowedAt(mechanism.noiseMultiplier));
        before = computed ?? before;
        expect(mechanism.noiseMultiplier).toBe(before);
      });
    }),
  );
});

test('the limits in the attack’s reply are shown at once', () => {
  const pairs = new PairedLimits();
  pairs.newest(seen(3, 3));
  expect(pairs.newest({ ...seen(5, 3), reported: allowedAt(5) }).allowed).toEqual(allowedAt(5));
});

test('after a failure no earlier limit stays', () => {
  const pairs = new PairedLimits();
  pairs.newest(seen(3, 3));
  pairs.newest({ ...seen(5, 3), reported: allowedAt(5) });
  expect(pairs.newest({ ...seen(6, null), printed: null, failed: true })).toEqual({
    mechanism: at(6),
    allowed: UNKNOWN,
    printed: null,
  });
});
