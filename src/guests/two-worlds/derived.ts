// What this guest computes, and the fields of the scenario that enter it; page/enters.test.ts computes it.
export const DERIVED = {
  twoWorlds: [
    'samplingRate',
    'noiseMultiplier',
    'clippingNorm',
    'steps',
    'delta',
    'confidence',
    'seed',
    'learningRate',
    'worlds',
  ],
} as const;
