// Every estimator of this project by its name: what it reads, which audits it applies to, and what it claims. Plain data,
// so that the scenario and the page may read it without the code that computes. The functions have the same names in
// `src/audit/estimation/estimators/computed.ts`, in `src/oneRun/estimation/estimators.ts` and in `src/scoreAudit`, and
// none of these compiles while it lacks one. No estimator states the adjacency of its bound, because the audit's game decides it.

import { sentences } from '../../base/sentences/family.ts';
import type { Sentence } from '../../base/sentences/sentence.ts';
import { ESTIMATOR_WORDS as WORDS } from './sentences.ts';
import type { Source } from './sources.ts';

/** The kinds of observations that estimators read. */
export type Observation =
  /** Scores of runs in two worlds. */
  | 'scores'
  /** Counts of errors at a threshold that no counted run has set. */
  | 'counts'
  /** How many guesses at the secrets of one run are right. */
  | 'guesses';

/** The audits: of S1's draws, of trained models under S2 to S5, of the canaries of one run, and of what a reader brings. */
export type AuditName = 'worstCase' | 'trained' | 'oneRun' | 'own';

/** A 'bound' holds the stated confidence under its assumptions. An estimator that is only 'published' does not hold it. */
export type EstimatorClaim = 'bound' | 'published';

/** The words and the threshold of an estimator that readers may choose. */
export interface EstimatorChoiceWords {
  name: Sentence;
  words: Sentence;
  /** Sentence on the table of the last step. */
  lastStep: Sentence;
  /** Words beside the number; null where they depend on how the number was converted. */
  readAs: Sentence | null;
  /** The threshold fixed beforehand at which S1's draws are counted; null where it is chosen afterwards. */
  threshold: 'likelihood-ratio' | 'planned' | null;
}

interface EstimatorAbout {
  reads: Observation;
  /** The audits that the estimator applies to, each with the estimator's key in that audit's reports and recordings. */
  audits: Partial<Readonly<Record<AuditName, string>>>;
  /** The name with what sets it apart, in English. Its German stands in sentences.de.ts. */
  label: string;
  claim: EstimatorClaim;
  source: Source;
  /** Words of an estimator that readers choose among; left out for all others. */
  choice?: EstimatorChoiceWords;
}

/** The estimators by the name that links, recorded results and reports use, so never rename one. */
const ENTRIES = {
  paper: {
    reads: 'scores',
    audits: { worstCase: 'paper', trained: 'paper' },
    label: 'as published, with the best of all thresholds',
    claim: 'published',
    source: 'Pradhan2026',
    choice: {
      name: WORDS.paperName,
      words: WORDS.paperWords,
      lastStep: WORDS.paperLastStep,
      readAs: WORDS.paperReadAs,
      threshold: null,
    },
  },
  valid: {
    reads: 'scores',
    audits: { worstCase: 'valid', trained: 'valid' },
    label: 'valid, with the threshold fixed in advance',
    claim: 'bound',
    source: null,
    choice: {
      name: WORDS.validName,
      words: WORDS.validWords,
      lastStep: WORDS.validLastStep,
      readAs: null,
      threshold: 'likelihood-ratio',
    },
  },
  directBest: {
    reads: 'scores',
    audits: { worstCase: 'direct', trained: 'directBest' },
    label: 'direct, at the best of all thresholds',
    claim: 'published',
    source: 'Kairouz2015',
  },
  direct: {
    reads: 'scores',
    audits: { worstCase: 'directPlanned', trained: 'direct' },
    label: 'direct, from counts with no shape assumed',
    claim: 'bound',
    source: 'Kairouz2015',
    choice: {
      name: WORDS.directName,
      words: WORDS.directWords,
      lastStep: WORDS.directLastStep,
      readAs: WORDS.directReadAs,
      threshold: 'planned',
    },
  },
  whole: {
    reads: 'scores',
    audits: { own: 'whole' },
    label: 'direct, with bounds on the error rates that hold at every threshold at once',
    claim: 'bound',
    source: 'Massart1990',
  },
  split: {
    reads: 'scores',
    audits: { own: 'split' },
    label: 'direct, at a threshold learnt on runs that are not counted',
    claim: 'bound',
    source: 'Kairouz2015',
  },
  fixed: {
    reads: 'counts',
    audits: { own: 'fixed' },
    label: 'direct, at thresholds fixed beforehand',
    claim: 'bound',
    source: 'Kairouz2015',
  },
  exact: {
    reads: 'guesses',
    audits: { oneRun: 'exact', own: 'exact' },
    label: 'exact, with no shape assumed',
    claim: 'bound',
    source: null,
  },
  classic: {
    reads: 'guesses',
    audits: { oneRun: 'classic' },
    label: 'as published, with no shape assumed and a looser term in δ',
    claim: 'bound',
    source: 'Steinke2023',
  },
  'fdp-gdp': {
    reads: 'guesses',
    audits: { oneRun: 'fdp-gdp' },
    label: 'f-DP recursion along a Gaussian curve',
    claim: 'bound',
    source: 'Mahloujifar2024',
  },
  'profile-gdp': {
    reads: 'guesses',
    audits: { oneRun: 'profile-gdp' },
    label: 'exact bound along a Gaussian curve',
    claim: 'bound',
    source: null,
  },
} as const satisfies Record<string, EstimatorAbout>;

export type EstimatorId = keyof typeof ENTRIES;

const labels = Object.fromEntries(Object.entries(ENTRIES).map(([id, { label }]) => [id, label])) as {
  readonly [Id in EstimatorId]: (typeof ENTRIES)[Id]['label'];
};

export const ESTIMATOR_LABELS = sentences('estimatorLabels', labels);

type Registry = {
  readonly [Id in EstimatorId]: Omit<(typeof ENTRIES)[Id], 'label'> & { readonly label: Sentence };
};

/** The estimators by name, with their labels as sentences. */
export const ESTIMATORS = Object.fromEntries(
  Object.entries(ENTRIES).map(([id, entry]) => [
    id,
    { ...entry, label: ESTIMATOR_LABELS[id as EstimatorId] },
  ]),
) as unknown as Registry;

type About<Id extends EstimatorId> = (typeof ENTRIES)[Id];

/** The estimators of an audit. Of several audits, those of any. */
export type EstimatorOf<Audit extends AuditName> = {
  [Id in EstimatorId]: Audit extends keyof About<Id>['audits'] ? Id : never;
}[EstimatorId];

/** The estimators of an audit that need no other observations than `Read`. */
export type EstimatorReading<Audit extends AuditName, Read extends Observation> = {
  [Id in EstimatorOf<Audit>]: About<Id>['reads'] extends Read ? Id : never;
}[EstimatorOf<Audit>];

/** The estimators that readers choose among. */
export type ChosenEstimator = {
  [Id in EstimatorId]: 'choice' extends keyof About<Id> ? Id : never;
}[EstimatorId];

type KeyOf<Audit extends AuditName, Id extends EstimatorId> = Audit extends keyof About<Id>['audits']
  ? Extract<About<Id>['audits'][Audit], string>
  : never;

/** A value of each of an audit's estimators, by the key under which its reports have it. */
export type ByEstimator<Audit extends AuditName, Value, Among extends EstimatorId = EstimatorId> = {
  [Id in EstimatorOf<Audit> & Among as KeyOf<Audit, Id>]: Value;
};
