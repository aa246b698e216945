// Scenarios worth a visit: the paper's published worst-case settings and a few that teach. Data; no result in it.
import { DEFAULT_SCENARIO } from '../defaults';
import { changeScenario } from '../schema';
import type { Scenario } from '../types';
import type { Preset } from './preset';
import { TRAINING_PRESETS } from './trainingPresets';

/**
 * Figure 2 (Pradhan et al., ICLR 2026): epsilon_S is about 1, 2, 4, 6 and 8 at T = 500 and delta = 1e-5. From the
 * authors' published notebook, hence the dyadic digits of a bisection.
 */
const FIGURE_2 = {
  full: [168.076171875, 89.12841796875, 48.4033203125, 34.129638671875, 26.89208984375],
  quarter: [42.080078125, 22.34832763671875, 12.1148681640625, 8.54278564453125, 6.693878173828125],
  sixteenth: [10.4949951171875, 5.5780029296875, 3.017425537109375, 2.1319961547851562, 1.6772842407226562],
} as const;

const figure2 = (samplingRate: number, sigmas: readonly number[]): Partial<Scenario> => ({
  samplingRate,
  noiseMultiplier: sigmas[sigmas.length - 1],
  clippingNorm: 1,
  steps: 500,
  delta: 1e-5,
  axis: 'noiseMultiplier',
  runs: 25_000,
  repeats: 3,
  confidence: 0.95,
  estimator: 'paper',
  auditPoints: sigmas,
});

export const PRESETS: readonly Preset[] = [
  {
    id: 'start',
    title: 'Where the page starts',
    explanation:
      'Most libraries count add/remove. The attack in this tab goes beyond that ε, because it is not about a replaced record.',
    scenario: {},
  },
  {
    id: 'figure-2-full',
    title: 'Figure 2, q = 1',
    explanation:
      'With full batches everything is Gaussian. The substitute ε is that of twice the sensitivity, and the audit of the paper’s figure comes within 1% of it. We draw 25,000 runs in each world, the paper 25,000 in all.',
    scenario: figure2(1, FIGURE_2.full),
  },
  {
    id: 'figure-2-quarter',
    title: 'Figure 2, q = 1/4',
    explanation:
      'With a quarter of the records in each step, the audit still rises above add/remove and close to substitute. We draw 25,000 runs in each world, the paper 25,000 in all.',
    scenario: figure2(1 / 4, FIGURE_2.quarter),
  },
  {
    id: 'figure-2-sixteenth',
    title: 'Figure 2, q = 1/16',
    explanation:
      'Each step takes one record in sixteen. With the published estimator, the audit exceeds the add/remove ε at every σ of the figure. We draw 25,000 runs in each world, the paper 25,000 in all.',
    scenario: figure2(1 / 16, FIGURE_2.sixteenth),
  },
  {
    id: 'few-steps',
    title: 'Few steps, small batches',
    explanation:
      'This attack’s limit lies far below the substitute ε, so a low audit says little about the guarantee here. Chapter 4 ends with another attack on the last model that goes beyond that limit.',
    scenario: { samplingRate: 0.01, noiseMultiplier: 0.6, steps: 10, moreBounds: 'on' },
  },
  {
    id: 'group-privacy',
    title: 'Group privacy, loose and tight',
    explanation:
      'The substitute ε lies 16% above add/remove here. Theorem 4.1 gives more than three times the add/remove ε. The whole add/remove curves imply a quarter more than the substitute ε.',
    scenario: {
      samplingRate: 0.02,
      noiseMultiplier: 0.7,
      steps: 200,
      epsilonScale: 'log',
      moreBounds: 'on',
    },
  },
  {
    id: 'below-add-remove',
    title: 'An audit that cannot show it',
    explanation:
      'This attack’s limit lies below the add/remove ε, so except by luck it cannot exceed that ε, with any number of runs. The test of the whole curve can still refute it.',
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100, moreBounds: 'on' },
  },
  {
    id: 'steps',
    title: 'ε grows with training',
    explanation: 'The longer the training, the further the two guarantees part.',
    scenario: { axis: 'steps', noiseMultiplier: 2, auditPoints: [50, 150] },
  },
];

export const findPreset = (id: string): Preset | undefined =>
  [...PRESETS, ...TRAINING_PRESETS].find((preset) => preset.id === id);

/** Does not depend on what the page showed before. */
export const presetScenario = ({ scenario }: Preset): Scenario => changeScenario(DEFAULT_SCENARIO, scenario);
