// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { WORLDS_LABELS_DE } from './engine/fieldSentences.de.ts';
import { WORLDS_LABELS } from './engine/fieldSentences.ts';
import { PASTE_DE } from './engine/plane/sentences.de.ts';
import { PASTE } from './engine/plane/sentences.ts';
import { WORLDS_WORDS_DE } from './engine/sentences.de.ts';
import { WORLDS_WORDS } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'training',
  /** Sentences for readers, with their wording in other languages. */
  families: [
    { family: keyOf(PASTE), de: PASTE_DE },
    { family: keyOf(WORLDS_LABELS), de: WORLDS_LABELS_DE },
    { family: keyOf(WORLDS_WORDS), de: WORLDS_WORDS_DE },
  ],
} as const;
