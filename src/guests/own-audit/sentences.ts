// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { SCORE_FILE_DE } from './engine/sentences.de.ts';
import { SCORE_FILE } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue of its page. */
  catalogue: 'lesson',
  /** What it says to readers, with what that is in other languages. */
  families: [{ family: keyOf(SCORE_FILE), de: SCORE_FILE_DE }],
} as const;
