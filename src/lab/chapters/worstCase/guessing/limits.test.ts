// While a slider is held, the ε and the limit beside it are of one setting.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PairedLimits, UNKNOWN } from './limits';

const at = (noiseMultiplier: number) => ({ samplingRate: 0.1, noiseMultiplier, steps: 100 });
/** Both say of which setting they are. */
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

test('a limit that comes late stands beside the ε of its own setting, and not beside the newest', () => {
  const pairs = new PairedLimits();
  pairs.newest(seen(3, null));
  const late = pairs.newest(seen(4, 3));
  expect(late).toEqual({ ...computedAt(3), printed: printedAt(3) });
  expect(pairs.newest(seen(4, 4))).toEqual({ ...computedAt(4), printed: printedAt(4) });
});

test('in a drag of any pace every pair is of one setting, and the newest that can be', () => {
  // each move and how many moves its limit comes later
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

test('what the attack reports of a setting is shown at once, and after a failure nothing of before stays', () => {
  const pairs = new PairedLimits();
  pairs.newest(seen(3, 3));
  expect(pairs.newest({ ...seen(5, 3), reported: allowedAt(5) }).allowed).toEqual(allowedAt(5));
  expect(pairs.newest({ ...seen(6, null), printed: null, failed: true })).toEqual({
    mechanism: at(6),
    allowed: UNKNOWN,
    printed: null,
  });
});
