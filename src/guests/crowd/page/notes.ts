// A speaker's notes for the step of chapter 4 in which the other records have gradients of their own.
import { t } from '@lingui/core/macro';
import type { GuestNote } from '../../../lab/lecture/speaker/note';

export const NOTES = {
  'other-records': {
    say: t`The mechanism and the noise are the same, but the other records have other losses. Now the last model tells nearly all that the steps told. Publishing only the last model is no argument by itself.`,
    ask: t`Guess before anyone presses the button. Will the bar stay under the dotted line?`,
    plans: { '45': { minutes: 2, from: 'vote-low-audit' } },
  },
} as const satisfies Readonly<Record<string, GuestNote>>;
