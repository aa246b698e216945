// Scenarios of real training after the paper's Figures 3 to 5 and A2 to A4, at sizes that a browser trains in
// minutes: not those figures, and each says what differs. Their ids are names of files and stay. Data; no result in
// it.

import type { CanaryChoice, Scenario } from '../types';
import type { Preset } from './preset';

/** With these epsilon_S is 10 after T steps at delta = 1e-5 (calibrated; a test compares). */
const SIGMA = {
  50: { full: 7.069492656684461 },
  100: { full: 9.997772394180169, quarter: 2.4692902541921606 },
  500: { full: 22.35569869695768, quarter: 5.572763664028927, sixteenth: 1.402723922958474 },
  1000: { full: 31.61573229356407 },
} as const;

const common: Partial<Scenario> = {
  clippingNorm: 2,
  delta: 1e-5,
  axis: 'steps',
  estimator: 'valid',
  confidence: 0.95,
  model: 'linear',
  optimizer: 'sgd',
  learningRate: 0.05,
};

const digits = (samplingRate: number, noiseMultiplier: number): Partial<Scenario> => ({
  ...common,
  samplingRate,
  noiseMultiplier,
  steps: 500,
  recordCount: 500,
  dataset: 'digits',
  modelsPerWorld: 500,
});

const vision = (samplingRate: number, noiseMultiplier: number, steps: number): Partial<Scenario> => ({
  ...common,
  samplingRate,
  noiseMultiplier,
  steps,
  recordCount: 500,
  dataset: 'vit03',
  learningRate: 0.001,
  modelsPerWorld: 250,
});

/** Full batches, 500 steps unless changed: where clipping norm, steps and learning rate show. */
const breast = (change: Partial<Scenario>): Partial<Scenario> => ({
  ...common,
  samplingRate: 1,
  noiseMultiplier: SIGMA[500].full,
  steps: 500,
  recordCount: 285,
  dataset: 'breast',
  modelsPerWorld: 500,
  ...change,
});

/** Per world. */
const MODELS_OF_THE_PAPER = 1250;

const gradientOnly: readonly CanaryChoice[] = ['S2'];

export const TRAINING_PRESETS: readonly Preset[] = [
  {
    id: 'start-digits',
    title: 'Where this page starts, on digits, q = 1/16',
    explanation:
      'This is the mechanism of the page’s start, with C = 1, on handwritten digits. All its guarantees are those of the start, and the substitute ε is 8.00 here too. It is no figure of the paper.',
    // all of it is the default, so that the first visit meets one mechanism throughout
    scenario: { axis: 'steps' },
  },
  {
    id: 'figure-3-digits-full',
    title: 'After Figure 3, on digits, q = 1',
    explanation:
      'This is a linear head on handwritten digits, with full batches. Crafted and mislabelled records go beyond the add/remove ε, and a natural one just about reaches it. The paper’s figure has features of photographs, and 1,250 models per world instead of 500.',
    scenario: digits(1, SIGMA[500].full),
  },
  {
    id: 'figure-3-digits-quarter',
    title: 'After Figure 3, on digits, q = 1/4',
    explanation:
      'With a quarter of the digits in each step, the crafted gradient stays close to the limit of its attack. We train 500 models per world on digits, the paper 1,250 on features of photographs.',
    scenario: digits(1 / 4, SIGMA[500].quarter),
  },
  {
    id: 'figure-3-digits-sixteenth',
    title: 'After Figure 3, on digits, q = 1/16',
    explanation:
      'With small batches a natural record no longer gives as much away as a crafted one. We train as many models as the paper, 1,250 per world, on digits instead of features of photographs.',
    // its size is the paper's and its seed the first, both fixed before it was recorded
    scenario: { ...digits(1 / 16, SIGMA[500].sixteenth), modelsPerWorld: MODELS_OF_THE_PAPER },
  },
  {
    id: 'digits-hundred-steps',
    title: 'Digits, q = 1, T = 100',
    explanation:
      'These are full batches for a hundred steps, at the same ε. All four attacks, a natural record among them, go beyond the add/remove ε.',
    scenario: { ...digits(1, SIGMA[100].full), steps: 100 },
  },
  {
    id: 'figure-3-vision-full',
    title: 'After Figure 3, on vision features, q = 1',
    explanation:
      'This is a fine-tuned head on generated features as wide as the paper’s, 768 numbers, in full batches. We take 100 steps and train 250 models per world. The paper has real features, 500 steps and 1,250 models.',
    scenario: vision(1, SIGMA[100].full, 100),
  },
  {
    id: 'figure-3-vision-quarter',
    title: 'After Figure 3, on vision features, q = 1/4',
    explanation:
      'This is the same head on a quarter of the records in each step, again with generated features. It has 100 steps and 250 models per world.',
    scenario: vision(1 / 4, SIGMA[100].quarter, 100),
  },
  {
    id: 'figure-3-vision-sixteenth',
    title: 'After Figure 3, on vision features, q = 1/16',
    explanation:
      'This is the same head in small batches, for the paper’s 500 steps. It has generated features, and 250 models per world instead of 1,250.',
    scenario: vision(1 / 16, SIGMA[500].sixteenth, 500),
  },
  {
    id: 'figure-4',
    title: 'After Figure 4, a perceptron under DP-Adam',
    explanation:
      'Here models are trained from a random start on generated shopping lists. The crafted gradient works as before, but mislabelled and natural records give little away. We have 500 records of ten classes and take a hundred steps. The paper has 50,000 real records of a hundred classes and takes 2,500 steps.',
    scenario: {
      ...common,
      samplingRate: 1 / 4,
      noiseMultiplier: SIGMA[100].quarter,
      clippingNorm: 5,
      steps: 100,
      recordCount: 500,
      dataset: 'purchase',
      model: 'mlp',
      optimizer: 'adam',
      canaries: ['S2', 'S4', 'S5'],
      learningRate: 0.0018,
      modelsPerWorld: 250,
    },
  },
  {
    id: 'figure-5-few',
    title: 'After Figure 5, fifty models per world',
    explanation:
      'With few models even the strongest attack shows half of what it could, because its confidence limits it. Data, steps and sizes are ours.',
    scenario: {
      ...digits(1 / 4, SIGMA[100].quarter),
      steps: 100,
      canaries: gradientOnly,
      modelsPerWorld: 50,
    },
  },
  {
    id: 'figure-5-many',
    title: 'After Figure 5, 2,500 models per world',
    explanation:
      'With the same attack on fifty times as many models, the bound closes in on the limit of the attack. Data, steps and sizes are ours.',
    scenario: {
      ...digits(1 / 4, SIGMA[100].quarter),
      steps: 100,
      canaries: gradientOnly,
      modelsPerWorld: 2500,
    },
  },
  {
    id: 'figure-a2-small',
    title: 'After Figure A2, clipping at 0.2',
    explanation:
      'A small clipping norm cuts both gradients to length C for as long as they are longer. They then differ by as much as their directions let them, and by 2C only if they are opposite, as S4’s are here and S3’s are not. Data and sizes are ours.',
    scenario: breast({ clippingNorm: 0.2 }),
  },
  {
    id: 'figure-a2-large',
    title: 'After Figure A2, clipping at 20',
    explanation:
      'Nothing is clipped, and the noise is scaled to a norm that no record has. Attacks through records fail, while the crafted gradient does not. The mislabelled record fails here too, although the paper finds it less sensitive to C than the others.',
    scenario: breast({ clippingNorm: 20 }),
  },
  {
    id: 'figure-a3-few',
    title: 'After Figure A3, fifty steps',
    explanation:
      'After a short training at the same ε, the records still have large gradients. In the paper’s figure q is 1/16. It has 500 or 2,500 steps and is about the noise between two appearances of the record. Here every batch contains it.',
    scenario: breast({ steps: 50, noiseMultiplier: SIGMA[50].full }),
  },
  {
    id: 'figure-a3-many',
    title: 'After Figure A3, a thousand steps',
    explanation:
      'In a long training at the same ε, the records are learnt, their gradients shrink, and attacks through records weaken. These are full batches too, and another effect than the one that the paper’s figure shows.',
    scenario: breast({ steps: 1000, noiseMultiplier: SIGMA[1000].full }),
  },
  {
    id: 'figure-a4-small',
    title: 'After Figure A4, learning rate 0.005',
    explanation:
      'Slow learning keeps gradients large and attacks through records strong. Three of the four go beyond the add/remove ε, and the crafted input stays just below. Data and sizes are ours.',
    scenario: breast({ learningRate: 0.005 }),
  },
  {
    id: 'figure-a4-large',
    title: 'After Figure A4, learning rate 0.5',
    explanation:
      'Fast learning weakens attacks through records, while the crafted gradient and the accountant do not notice. Data and sizes are ours.',
    scenario: breast({ learningRate: 0.5 }),
  },
];
