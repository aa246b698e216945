// All families of the core's sentences, a line each, with what they are in other languages. A line without one of the
// languages does not compile.

import { GERMAN as AUDIT_CANARIES_DE } from '../../audit/canaries/sentences.de.ts';
import { AUDIT_CANARIES } from '../../audit/canaries/sentences.ts';
import { GERMAN as ESTIMATION_DE } from '../../audit/estimation/sentences.de.ts';
import { ESTIMATION } from '../../audit/estimation/sentences.ts';
import { GERMAN as AUDIT_REPORT_DE } from '../../audit/report/sentences.de.ts';
import { AUDIT_REPORT } from '../../audit/report/sentences.ts';
import type { Language } from '../../base/language/languages.ts';
import { GERMAN as NUMERICS_DE } from '../../base/numerics/sentences.de.ts';
import { NUMERICS } from '../../base/numerics/sentences.ts';
import { type FamilyKey, keyOf } from '../../base/sentences/family.ts';
import { GERMAN as PLAIN_DE } from '../../base/sentences/plain.de.ts';
import { PLAIN } from '../../base/sentences/plain.ts';
import type { Translation } from '../../base/sentences/translation.ts';
import { SENTENCES } from '../../guests/faces/sentences.ts';
import { GERMAN as ONE_RUN_CANARY_WORDS_DE } from '../../oneRun/canaries/kindSentences.de.ts';
import { ONE_RUN_CANARY_WORDS } from '../../oneRun/canaries/kindSentences.ts';
import { GERMAN as ONE_RUN_DE } from '../../oneRun/estimation/sentences.de.ts';
import { ONE_RUN } from '../../oneRun/estimation/sentences.ts';
import { GERMAN as ONE_RUN_TRAINING_DE } from '../../oneRun/training/sentences.de.ts';
import { ONE_RUN_TRAINING } from '../../oneRun/training/sentences.ts';
import { GERMAN as MARGINALS_DE } from '../../risk/marginals/sentences.de.ts';
import { MARGINALS } from '../../risk/marginals/sentences.ts';
import { GERMAN as PRIORS_DE } from '../../risk/priors/sentences.de.ts';
import { PRIORS } from '../../risk/priors/sentences.ts';
import { GERMAN as RISK_DE } from '../../risk/sentences.de.ts';
import { RISK } from '../../risk/sentences.ts';

interface Translated extends Readonly<Record<Exclude<Language, 'en'>, Translation>> {
  readonly family: FamilyKey;
}

// biome-ignore format: a line each
const OF_THE_CORE: readonly Translated[] = [
  { family: keyOf(NUMERICS), de: NUMERICS_DE },
  { family: keyOf(RISK), de: RISK_DE },
  { family: keyOf(PRIORS), de: PRIORS_DE },
  { family: keyOf(MARGINALS), de: MARGINALS_DE },
  { family: keyOf(ONE_RUN_CANARY_WORDS), de: ONE_RUN_CANARY_WORDS_DE },
  { family: keyOf(ONE_RUN), de: ONE_RUN_DE },
  { family: keyOf(ONE_RUN_TRAINING), de: ONE_RUN_TRAINING_DE },
  { family: keyOf(PLAIN), de: PLAIN_DE },
  { family: keyOf(ESTIMATION), de: ESTIMATION_DE },
  { family: keyOf(AUDIT_REPORT), de: AUDIT_REPORT_DE },
  { family: keyOf(AUDIT_CANARIES), de: AUDIT_CANARIES_DE },
];

/** A guest's families leave with it. */
const OF_GUESTS = Object.values<{ catalogue: string; families?: readonly Translated[] }>(SENTENCES).flatMap(
  ({ families = [] }) => families,
);

export const FAMILIES: readonly Translated[] = [...OF_THE_CORE, ...OF_GUESTS];

/** What a language says instead of each English template, by the sentence's code. */
export const familyTranslations = (language: Language): Translation =>
  language === 'en' ? {} : Object.assign({}, ...FAMILIES.map((family) => family[language]));
