// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { ENCODER_DE, ENCODER_MODEL_DE, ENCODER_RECORDS_DE } from './engine/sentences.de.ts';
import { ENCODER, ENCODER_MODEL, ENCODER_RECORDS } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'training',
  /** Sentences for readers, with their wording in other languages. */
  families: [
    { family: keyOf(ENCODER), de: ENCODER_DE },
    { family: keyOf(ENCODER_MODEL), de: ENCODER_MODEL_DE },
    { family: keyOf(ENCODER_RECORDS), de: ENCODER_RECORDS_DE },
  ],
} as const;
