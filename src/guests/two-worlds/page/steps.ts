// The step of chapter 4 that shows two worlds. Data.
import { t } from '@lingui/core/macro';
import type { GuestStep } from '../../../lab/chapters/frame/step';
import { TWO_WORLDS } from './firstStep';

export const STEPS = {
  twoWorlds: {
    ...TWO_WORLDS,
    after: 'training',
    figure: 'two-worlds',
    title: t`Two worlds one can see`,
    see: t`Five hundred models are trained with Ana’s record, and five hundred more in a neighbouring world. Each cloud shows where a world’s models draw their boundary. Flipping Ana’s label parts the clouds further than removing her record.`,
    hint: t`Flip Ana’s label. Then raise σ until you can no longer tell the clouds apart.`,
    shows: ['s'],
  },
} as const satisfies Readonly<Record<string, GuestStep>>;
