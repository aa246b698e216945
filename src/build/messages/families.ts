// All families of the core's sentences (src/base/sentences), each with its translations. A line that lacks a language does
// not compile.

import { ACCOUNTING_DE, DESCRIBED_DE, GOAL_DE, LIBRARY_DE } from '../../accounting/sentences.de.ts';
import { ACCOUNTING, DESCRIBED, GOAL, LIBRARY } from '../../accounting/sentences.ts';
import { AUDIT_CANARIES_DE } from '../../audit/canaries/sentences.de.ts';
import { AUDIT_CANARIES } from '../../audit/canaries/sentences.ts';
import { DATASET_FAULT_DE } from '../../audit/datasets/faultSentences.de.ts';
import { DATASET_FAULT } from '../../audit/datasets/faultSentences.ts';
import { DATASET_DE } from '../../audit/datasets/registrySentences.de.ts';
import { DATASET_TITLES, DATASET_WORDS } from '../../audit/datasets/registrySentences.ts';
import { NUMPY_DE, OWN_FILE_DE, OWN_TABLE_DE, ZIP_DE } from '../../audit/datasets/tableFiles/sentences.de.ts';
import { NUMPY, OWN_FILE, OWN_TABLE, ZIP } from '../../audit/datasets/tableFiles/sentences.ts';
import { SCORES_DE } from '../../audit/estimation/scores/sentences.de.ts';
import { SCORES } from '../../audit/estimation/scores/sentences.ts';
import { ESTIMATION_DE } from '../../audit/estimation/sentences.de.ts';
import { ESTIMATION } from '../../audit/estimation/sentences.ts';
import { ESTIMATOR_LABELS } from '../../audit/estimators/registry.ts';
import { ESTIMATOR_LABELS_DE, ESTIMATOR_WORDS_DE } from '../../audit/estimators/sentences.de.ts';
import { ESTIMATOR_WORDS } from '../../audit/estimators/sentences.ts';
import { AUDIT_REPORT_DE } from '../../audit/report/sentences.de.ts';
import { AUDIT_REPORT } from '../../audit/report/sentences.ts';
import { BACKEND_DE, JOB_DE, MEMORY_DE, NO_GPU_DE, TRAINING_DE } from '../../audit/training/sentences.de.ts';
import { BACKEND, JOB, MEMORY, NO_GPU, TRAINING } from '../../audit/training/sentences.ts';
import type { Language } from '../../base/language/languages.ts';
import { ARRIVAL_DE } from '../../base/liveness/sentences.de.ts';
import { ARRIVAL } from '../../base/liveness/sentences.ts';
import { NUMERICS_DE } from '../../base/numerics/sentences.de.ts';
import { NUMERICS } from '../../base/numerics/sentences.ts';
import { WORKER_DE } from '../../base/rpc/sentences.de.ts';
import { WORKER } from '../../base/rpc/sentences.ts';
import { BROWSER_DE } from '../../base/sentences/browser.de.ts';
import { BROWSER } from '../../base/sentences/browser.ts';
import { type FamilyKey, keyOf } from '../../base/sentences/family.ts';
import { PLAIN_DE } from '../../base/sentences/plain.de.ts';
import { PLAIN } from '../../base/sentences/plain.ts';
import type { Translation } from '../../base/sentences/translation.ts';
import { SENTENCES } from '../../guests/faces/sentences.ts';
import { ONE_RUN_CANARY_WORDS_DE } from '../../oneRun/canaries/kindSentences.de.ts';
import { ONE_RUN_CANARY_WORDS } from '../../oneRun/canaries/kindSentences.ts';
import { ONE_RUN_CANARY_REFUSALS_DE } from '../../oneRun/canaries/refusalSentences.de.ts';
import { ONE_RUN_CANARY_REFUSALS } from '../../oneRun/canaries/refusalSentences.ts';
import { ONE_RUN_DE } from '../../oneRun/estimation/sentences.de.ts';
import { ONE_RUN } from '../../oneRun/estimation/sentences.ts';
import { ONE_RUN_TRAINING_DE } from '../../oneRun/training/sentences.de.ts';
import { ONE_RUN_TRAINING } from '../../oneRun/training/sentences.ts';
import { REPORT_FAULTS_DE } from '../../report/faultSentences.de.ts';
import { REPORT_FAULTS } from '../../report/faultSentences.ts';
import { MARGINALS_DE } from '../../risk/marginals/sentences.de.ts';
import { MARGINALS } from '../../risk/marginals/sentences.ts';
import { PRIOR_WORDS_DE } from '../../risk/priors/sentences.de.ts';
import { PRIOR_WORDS } from '../../risk/priors/sentences.ts';
import { RISK_DE } from '../../risk/sentences.de.ts';
import { RISK } from '../../risk/sentences.ts';
import { CHOICES_DE, LABELS_DE } from '../../scenario/fields/labels.de.ts';
import { CHOICES, LABELS } from '../../scenario/fields/labels.ts';
import { FIELD_VALUE_DE, NUMBER_TEXT_DE } from '../../scenario/fields/sentences.de.ts';
import { FIELD_VALUE, NUMBER_TEXT } from '../../scenario/fields/sentences.ts';
import { SCENARIO_FILE_DE } from '../../scenario/fileSentences.de.ts';
import { SCENARIO_FILE } from '../../scenario/fileSentences.ts';
import { KNOWN_TRAINING_DE } from '../../scenario/presets/knownSentences.de.ts';
import { KNOWN_TRAINING_NOTES, KNOWN_TRAINING_TITLES } from '../../scenario/presets/knownSentences.ts';
import { PRESET_DE } from '../../scenario/presets/presetSentences.de.ts';
import { PRESET_TITLES, PRESET_WORDS } from '../../scenario/presets/presetSentences.ts';
import { TRAINING_PRESET_DE } from '../../scenario/presets/trainingSentences.de.ts';
import { TRAINING_PRESET_TITLES, TRAINING_PRESET_WORDS } from '../../scenario/presets/trainingSentences.ts';
import { LINK_DE, SCENARIO_DE, VIEW_DE } from '../../scenario/sentences.de.ts';
import { LINK, SCENARIO, VIEW } from '../../scenario/sentences.ts';
import { SCORE_AUDIT_DE } from '../../scoreAudit/sentences.de.ts';
import { SCORE_AUDIT } from '../../scoreAudit/sentences.ts';
import { WORKER_NAMES_DE } from '../../work/sentences.de.ts';
import { WORKER_NAMES } from '../../work/sentences.ts';
import { RESULT_FILE_DE } from '../../work/store/fileSentences.de.ts';
import { RESULT_FILE } from '../../work/store/fileSentences.ts';
import { RESULT_SCHEMA_DE } from '../../work/store/schemaSentences.de.ts';
import { RESULT_SCHEMA } from '../../work/store/schemaSentences.ts';
import { TARGET_DE } from '../../work/worker/targetSentences.de.ts';
import { TARGET } from '../../work/worker/targetSentences.ts';

interface Translated extends Readonly<Record<Exclude<Language, 'en'>, Translation>> {
  readonly family: FamilyKey;
}

// biome-ignore format: a line each
const OF_THE_CORE: readonly Translated[] = [
  { family: keyOf(NUMERICS), de: NUMERICS_DE },
  { family: keyOf(RISK), de: RISK_DE },
  { family: keyOf(REPORT_FAULTS), de: REPORT_FAULTS_DE },
  { family: keyOf(PRIOR_WORDS), de: PRIOR_WORDS_DE },
  { family: keyOf(MARGINALS), de: MARGINALS_DE },
  { family: keyOf(ONE_RUN_CANARY_WORDS), de: ONE_RUN_CANARY_WORDS_DE },
  { family: keyOf(ONE_RUN_CANARY_REFUSALS), de: ONE_RUN_CANARY_REFUSALS_DE },
  { family: keyOf(ONE_RUN), de: ONE_RUN_DE },
  { family: keyOf(ONE_RUN_TRAINING), de: ONE_RUN_TRAINING_DE },
  { family: keyOf(SCORE_AUDIT), de: SCORE_AUDIT_DE },
  { family: keyOf(SCORES), de: SCORES_DE },
  { family: keyOf(ESTIMATION), de: ESTIMATION_DE },
  { family: keyOf(AUDIT_REPORT), de: AUDIT_REPORT_DE },
  { family: keyOf(AUDIT_CANARIES), de: AUDIT_CANARIES_DE },
  { family: keyOf(BROWSER), de: BROWSER_DE },
  { family: keyOf(PLAIN), de: PLAIN_DE },
  { family: keyOf(OWN_FILE), de: OWN_FILE_DE },
  { family: keyOf(OWN_TABLE), de: OWN_TABLE_DE },
  { family: keyOf(NUMPY), de: NUMPY_DE },
  { family: keyOf(ZIP), de: ZIP_DE },
  { family: keyOf(DATASET_TITLES), de: DATASET_DE.titles },
  { family: keyOf(DATASET_WORDS), de: DATASET_DE.words },
  { family: keyOf(DATASET_FAULT), de: DATASET_FAULT_DE },
  { family: keyOf(LABELS), de: LABELS_DE },
  { family: keyOf(CHOICES), de: CHOICES_DE },
  { family: keyOf(FIELD_VALUE), de: FIELD_VALUE_DE },
  { family: keyOf(NUMBER_TEXT), de: NUMBER_TEXT_DE },
  { family: keyOf(SCENARIO), de: SCENARIO_DE },
  { family: keyOf(LINK), de: LINK_DE },
  { family: keyOf(SCENARIO_FILE), de: SCENARIO_FILE_DE },
  { family: keyOf(VIEW), de: VIEW_DE },
  { family: keyOf(PRESET_TITLES), de: PRESET_DE.titles },
  { family: keyOf(PRESET_WORDS), de: PRESET_DE.words },
  { family: keyOf(TRAINING_PRESET_TITLES), de: TRAINING_PRESET_DE.titles },
  { family: keyOf(TRAINING_PRESET_WORDS), de: TRAINING_PRESET_DE.words },
  { family: keyOf(KNOWN_TRAINING_TITLES), de: KNOWN_TRAINING_DE.titles },
  { family: keyOf(KNOWN_TRAINING_NOTES), de: KNOWN_TRAINING_DE.words },
  { family: keyOf(ESTIMATOR_WORDS), de: ESTIMATOR_WORDS_DE },
  { family: keyOf(ESTIMATOR_LABELS), de: ESTIMATOR_LABELS_DE },
  { family: keyOf(ACCOUNTING), de: ACCOUNTING_DE },
  { family: keyOf(GOAL), de: GOAL_DE },
  { family: keyOf(DESCRIBED), de: DESCRIBED_DE },
  { family: keyOf(LIBRARY), de: LIBRARY_DE },
  { family: keyOf(BACKEND), de: BACKEND_DE },
  { family: keyOf(MEMORY), de: MEMORY_DE },
  { family: keyOf(JOB), de: JOB_DE },
  { family: keyOf(NO_GPU), de: NO_GPU_DE },
  { family: keyOf(TRAINING), de: TRAINING_DE },
  { family: keyOf(ARRIVAL), de: ARRIVAL_DE },
  { family: keyOf(WORKER), de: WORKER_DE },
  { family: keyOf(WORKER_NAMES), de: WORKER_NAMES_DE },
  { family: keyOf(RESULT_FILE), de: RESULT_FILE_DE },
  { family: keyOf(RESULT_SCHEMA), de: RESULT_SCHEMA_DE },
  { family: keyOf(TARGET), de: TARGET_DE },
];

/** Families that guests bring, which leave with them. */
const OF_GUESTS = Object.values<{ catalogue: string; families?: readonly Translated[] }>(SENTENCES).flatMap(
  ({ families = [] }) => families,
);

export const FAMILIES: readonly Translated[] = [...OF_THE_CORE, ...OF_GUESTS];

/** The templates of a language by the codes of the sentences; empty for English. */
export const familyTranslations = (language: Language): Translation =>
  language === 'en' ? {} : Object.assign({}, ...FAMILIES.map((family) => family[language]));
