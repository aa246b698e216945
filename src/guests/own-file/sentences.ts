// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { OWN_FILE_WORDS_DE } from './engine/sentences.de.ts';
import { OWN_FILE_WORDS } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue of its part of chapter 4. */
  catalogue: 'training',
  /** What it says to readers, with what that is in other languages. */
  families: [{ family: keyOf(OWN_FILE_WORDS), de: OWN_FILE_WORDS_DE }],
} as const;
