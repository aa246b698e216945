// What this guest computes, and the fields of the scenario that enter it; page/enters.test.ts computes it.
export const DERIVED = {
  crowd: ['samplingRate', 'noiseMultiplier', 'steps', 'delta', 'confidence', 'seed'],
} as const;
