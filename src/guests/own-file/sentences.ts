// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { OWN_FILE_WORDS_DE } from './engine/sentences.de.ts';
import { OWN_FILE_WORDS } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'training',
  /** Sentences for readers, with their wording in other languages. */
  families: [{ family: keyOf(OWN_FILE_WORDS), de: OWN_FILE_WORDS_DE }],
} as const;
