// A speaker's notes for the step that shows two worlds.
import { t } from '@lingui/core/macro';
import type { GuestNote } from '../../../lab/lecture/speaker/note';

export const NOTES = {
  'two-worlds': {
    say: t`Each cloud is five hundred models, and the two clouds differ in one record of Ana’s. Removing her hardly parts them. Flipping her label parts them up to twice as far under the same noise, which is what the two numbers of the sentence are about.`,
    ask: t`Which of the two changes does an attacker find more easily?`,
  },
} as const satisfies Readonly<Record<string, GuestNote>>;
