// The step of chapter 4 whose other records are not silent. Data.
import { t } from '@lingui/core/macro';
import type { GuestStep } from '../../../lab/chapters/frame/step';

export const STEPS = {
  otherRecords: {
    id: 'other-records',
    focus: 'training',
    after: 'vote-low-audit',
    scenario: { samplingRate: 0.01, noiseMultiplier: 0.4, steps: 10, delta: 1e-5 },
    figure: 'crowd',
    title: t`Other records that are not silent`,
    see: t`The attack and the noise are the same, but now a million other records have a loss of their own. They write each step into spare parameters. The last model alone then gives away nearly what every step would have, far beyond this attack’s limit.`,
    hint: t`Press the button, then compare the second bar with the dotted line.`,
    shows: ['s'],
  },
} as const satisfies Readonly<Record<string, GuestStep>>;
