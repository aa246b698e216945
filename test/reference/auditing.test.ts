// Bounds from counts, compared with reference values of 40 digits from independent code (test/reference/auditing.json).
import { describe, expect, it } from 'vitest';
import { bayesianEpsLower } from '../../src/audit/estimation/bayesian';
import { logKatzEpsLower } from '../../src/audit/estimation/logKatz';
import { lowerBoundsFromCounts } from '../../src/audit/estimation/lowerBounds';
import { clopperPearson } from '../../src/audit/estimation/rates/clopperPearson';
import reference from './auditing.json';

interface Golden {
  tolerance: { rel: number; abs?: number };
  cases: { inputs: Record<string, number>; outputs: Record<string, number | null> }[];
}

type Outputs = Record<string, number>;

/** Our functions for those of the reference file, by their names there. */
const implementations: Record<string, (inputs: Record<string, number>) => Outputs> = {
  clopperPearson: ({ k, n, alpha }) => ({ ...clopperPearson(k!, n!, alpha!) }),
  lowerBoundsFromCounts: (x) => ({ ...lowerBoundsFromCounts(counts(x), x.alpha!, x.delta!) }),
  bayesianEpsLower: (x) => ({ epsLower: bayesianEpsLower(counts(x), x.alpha!, x.delta!) }),
  logKatzEpsLower: (x) => ({ epsLower: logKatzEpsLower(counts(x), x.alpha!) }),
};

function counts(x: Record<string, number>) {
  return {
    falsePositives: x.falsePositives!,
    negatives: x.negatives!,
    falseNegatives: x.falseNegatives!,
    positives: x.positives!,
  };
}

describe.each(Object.keys(implementations))('%s', (name) => {
  const { tolerance, cases } = (reference.functions as unknown as Record<string, Golden>)[name]!;

  it(`meets all ${cases.length} reference cases`, () => {
    for (const { inputs, outputs } of cases) {
      const computed = implementations[name]!(inputs);
      expect(Object.keys(outputs).length).toBeGreaterThan(0);
      for (const [field, expected] of Object.entries(outputs)) {
        const value = computed[field]!;
        const where = `${field} of ${JSON.stringify(inputs)}: ${value}, expected ${expected}`;
        // null stands for infinity
        if (expected === null) expect(value, where).toBe(Infinity);
        else {
          const allowed = (tolerance.abs ?? 0) + tolerance.rel * Math.abs(expected);
          expect(Math.abs(value - expected), where).toBeLessThanOrEqual(allowed);
        }
      }
    }
  });
});
