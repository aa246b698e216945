// Scenarios worth a visit: the paper's published worst-case settings and a few that teach. These are settings, without results.
import type { MemberName } from '../../base/sentences/family';
import type { Scenario } from '../types';
import { type DescribedPreset, type Preset, presetsOf } from './preset';
import { PRESET_TITLES, PRESET_WORDS } from './presetSentences';
import { TRAINING_PRESETS } from './trainingPresets';

/**
 * Noise multipliers of Figure 2 (Pradhan et al., ICLR 2026): epsilon_S is about 1, 2, 4, 6 and 8 at T = 500 and delta
 * = 1e-5. They are from the authors' published notebook, which found them by bisection; hence the dyadic digits.
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

const SCENARIOS: Readonly<Record<MemberName<typeof PRESET_TITLES>, Partial<Scenario>>> = {
  start: {},
  'figure-2-full': figure2(1, FIGURE_2.full),
  'figure-2-quarter': figure2(1 / 4, FIGURE_2.quarter),
  'figure-2-sixteenth': figure2(1 / 16, FIGURE_2.sixteenth),
  'few-steps': { samplingRate: 0.01, noiseMultiplier: 0.6, steps: 10, moreBounds: 'on' },
  'group-privacy': {
    samplingRate: 0.02,
    noiseMultiplier: 0.7,
    steps: 200,
    epsilonScale: 'log',
    moreBounds: 'on',
  },
  'below-add-remove': { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100, moreBounds: 'on' },
  steps: { axis: 'steps', noiseMultiplier: 2, auditPoints: [50, 150] },
};

export const PRESETS: readonly DescribedPreset[] = presetsOf(SCENARIOS).map((preset) => ({
  ...preset,
  title: PRESET_TITLES[preset.id],
  explanation: PRESET_WORDS[preset.id],
}));

export const findPreset = (id: string): Preset | undefined =>
  [...PRESETS, ...TRAINING_PRESETS].find((preset) => preset.id === id);
