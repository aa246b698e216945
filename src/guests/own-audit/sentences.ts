// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { SCORE_FILE_DE } from './engine/sentences.de.ts';
import { SCORE_FILE } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'lesson',
  /** Sentences for readers, with their wording in other languages. */
  families: [{ family: keyOf(SCORE_FILE), de: SCORE_FILE_DE }],
} as const;
