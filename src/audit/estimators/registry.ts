// Every estimator of this project by its name: what it reads, which audits it applies to, and what it claims. Plain data,
// so that the scenario and the page may read it without the code that computes. The functions have the same names in
// `src/audit/estimation/estimators/computed.ts`, in `src/oneRun/estimation/estimators.ts` and in `src/scoreAudit`, and
// none of these compiles while it lacks one. No estimator states the adjacency of its bound, because the audit's game decides it.

import type { Sentence } from '../../base/sentences/sentence';
import { ESTIMATOR_LABELS as LABELS, ESTIMATOR_WORDS as WORDS } from './sentences';
import type { Source } from './sources';

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
  label: Sentence;
  claim: EstimatorClaim;
  source: Source;
  /** Words of an estimator that readers choose among; left out for all others. */
  choice?: EstimatorChoiceWords;
}

/** The estimators by the name that links, recorded results and reports use, so never rename one. */
export const ESTIMATORS = {
  paper: {
    reads: 'scores',
    audits: { worstCase: 'paper', trained: 'paper' },
    label: LABELS.paper,
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
    label: LABELS.valid,
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
    label: LABELS.directBest,
    claim: 'published',
    source: 'Kairouz2015',
  },
  direct: {
    reads: 'scores',
    audits: { worstCase: 'directPlanned', trained: 'direct' },
    label: LABELS.direct,
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
    label: LABELS.whole,
    claim: 'bound',
    source: 'Massart1990',
  },
  split: {
    reads: 'scores',
    audits: { own: 'split' },
    label: LABELS.split,
    claim: 'bound',
    source: 'Kairouz2015',
  },
  fixed: {
    reads: 'counts',
    audits: { own: 'fixed' },
    label: LABELS.fixed,
    claim: 'bound',
    source: 'Kairouz2015',
  },
  exact: {
    reads: 'guesses',
    audits: { oneRun: 'exact', own: 'exact' },
    label: LABELS.exact,
    claim: 'bound',
    source: null,
  },
  classic: {
    reads: 'guesses',
    audits: { oneRun: 'classic' },
    label: LABELS.classic,
    claim: 'bound',
    source: 'Steinke2023',
  },
  'fdp-gdp': {
    reads: 'guesses',
    audits: { oneRun: 'fdp-gdp' },
    label: LABELS.fdpGdp,
    claim: 'bound',
    source: 'Mahloujifar2024',
  },
  'profile-gdp': {
    reads: 'guesses',
    audits: { oneRun: 'profile-gdp' },
    label: LABELS.profileGdp,
    claim: 'bound',
    source: null,
  },
} as const satisfies Record<string, EstimatorAbout>;

export type EstimatorId = keyof typeof ESTIMATORS;
type About<Id extends EstimatorId> = (typeof ESTIMATORS)[Id];

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
