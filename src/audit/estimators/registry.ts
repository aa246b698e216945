// Every estimator of this project by its name: what it reads, which audits it applies to, and what it claims. Plain data,
// so that the scenario and the page may read it without the code that computes. What estimators of two worlds' scores say of
// themselves stands in their own files (`src/audit/estimation/estimators`), from which `npm run api` writes entries.ts. The functions of the
// others have the same names in `src/oneRun/estimation/estimators.ts` and in `src/scoreAudit`, and neither compiles while it lacks one.
// No estimator states the adjacency of its bound, because the audit's game decides it.

import { sentences } from '../../base/sentences/family.ts';
import type { Sentence } from '../../base/sentences/sentence.ts';
import type { AuditName, EstimatorAbout, EstimatorThreshold, Observation } from './about.ts';
import { SCORE_ENTRIES } from './entries.ts';
import { ESTIMATOR_WORDS as WORDS } from './sentences.ts';

export type { AuditName, EstimatorClaim, Observation } from './about.ts';

/** The words and the threshold of an estimator that readers may choose. */
export interface EstimatorChoiceWords {
  name: Sentence;
  words: Sentence;
  /** Sentence on the table of the last step. */
  lastStep: Sentence;
  /** Words beside the number; null where they depend on how the number was converted. */
  readAs: Sentence | null;
  threshold: EstimatorThreshold;
}

/** The estimators by the name that links, recorded results and reports use, so never rename one. */
const ENTRIES = {
  ...SCORE_ENTRIES,
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

type Entry<Id extends EstimatorId> = (typeof ENTRIES)[Id];

type Registry = {
  readonly [Id in EstimatorId]: Omit<Entry<Id>, 'label' | 'choice'> & {
    readonly label: Sentence;
  } & (Entry<Id> extends {
      choice: unknown;
    }
      ? { readonly choice: EstimatorChoiceWords }
      : unknown);
};

/** The words of an estimator that readers choose, by its name in sentences.ts. It may lack those beside its number. */
const wordsOf = (id: ChosenEstimator): Omit<EstimatorChoiceWords, 'threshold'> => ({
  name: WORDS[`${id}Name` as const],
  words: WORDS[`${id}Words` as const],
  lastStep: WORDS[`${id}LastStep` as const],
  readAs: (WORDS as Readonly<Record<string, Sentence | undefined>>)[`${id}ReadAs`] ?? null,
});

/** The estimators by name, with their labels as sentences. */
export const ESTIMATORS = Object.fromEntries(
  Object.entries<EstimatorAbout>(ENTRIES).map(([id, { choice, ...entry }]) => [
    id,
    {
      ...entry,
      label: ESTIMATOR_LABELS[id as EstimatorId],
      ...(choice && { choice: { ...wordsOf(id as ChosenEstimator), ...choice } }),
    },
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
