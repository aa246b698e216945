// The words of this guest, from its own folder.
import { keyOf } from '../../base/sentences/family.ts';
import { QUESTION_WORDS_DE } from './engine/form/questionSentences.de.ts';
import { QUESTION_WORDS } from './engine/form/questionSentences.ts';
import { CHECKS_DE, FORM_DE, WAY_WORDS_DE } from './engine/form/sentences.de.ts';
import { CHECKS, FORM, WAY_WORDS } from './engine/form/sentences.ts';
import { CHOICE_DE, EXPRESSION_DE, REPORTED_DE, UNUSED_DE } from './engine/sentences.de.ts';
import { CHOICE, EXPRESSION, REPORTED, UNUSED } from './engine/sentences.ts';

export const SENTENCES = {
  /** The catalogue with the words of this guest's page. */
  catalogue: 'page',
  /** Sentences for readers, with their wording in other languages. */
  families: [
    { family: keyOf(CHOICE), de: CHOICE_DE },
    { family: keyOf(UNUSED), de: UNUSED_DE },
    { family: keyOf(EXPRESSION), de: EXPRESSION_DE },
    { family: keyOf(REPORTED), de: REPORTED_DE },
    { family: keyOf(QUESTION_WORDS), de: QUESTION_WORDS_DE },
    { family: keyOf(FORM), de: FORM_DE },
    { family: keyOf(CHECKS), de: CHECKS_DE },
    { family: keyOf(WAY_WORDS), de: WAY_WORDS_DE },
  ],
} as const;
