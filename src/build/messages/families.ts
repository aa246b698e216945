// All families of the core's sentences, a line each, with what they are in other languages. A line without one of the
// languages does not compile.
import type { Language } from '../../base/language/languages.ts';
import { GERMAN as NUMERICS_DE } from '../../base/numerics/sentences.de.ts';
import { NUMERICS } from '../../base/numerics/sentences.ts';
import { type FamilyKey, keyOf } from '../../base/sentences/family.ts';
import type { Translation } from '../../base/sentences/translation.ts';
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
export const FAMILIES: readonly Translated[] = [
  { family: keyOf(NUMERICS), de: NUMERICS_DE },
  { family: keyOf(RISK), de: RISK_DE },
  { family: keyOf(PRIORS), de: PRIORS_DE },
  { family: keyOf(MARGINALS), de: MARGINALS_DE },
];

/** What a language says instead of each English template, by the sentence's code. */
export const familyTranslations = (language: Language): Translation =>
  language === 'en' ? {} : Object.assign({}, ...FAMILIES.map((family) => family[language]));
