// The page's words in the order in which a reader needs them, and its symbols. The notes are those that the text shows.
import { t } from '@lingui/core/macro';
import type { TermName } from '../../notation/terms';

export const GLOSSARY: readonly { title: string; terms: readonly TermName[] }[] = [
  {
    title: t`The promise`,
    terms: [
      'differential privacy',
      'ε',
      'δ',
      'adjacency',
      'group privacy',
      'privacy profile',
      'trade-off curve',
      'μ',
      'total variation',
      'accountant',
    ],
  },
  {
    title: t`The training`,
    terms: [
      'DP-SGD',
      'clipped gradient',
      'noise multiplier',
      'Poisson sampling',
      'fixed-size batches',
      'random allocation',
      'sampling rate',
      'epoch',
      'iterate',
      'logit',
      'softmax',
      'encoder',
    ],
  },
  {
    title: t`The attack and what it shows`,
    terms: [
      'audit',
      'world',
      'canary',
      'false alarm',
      'miss',
      'confidence',
      'Clopper–Pearson',
      'confidence sequence',
      'UniAud',
      'self-comparison',
      'ε_O',
    ],
  },
  { title: t`What it means for a secret`, terms: ['prior', 'advantage', 'exchange'] },
];

/** The element of a term, and what follows # in a link to it: 'term-clopper-pearson', 'term-epsilon'. */
export const termId = (name: TermName): string => `term-${NAMES_OF_LETTERS[name] ?? plain(name)}`;

const NAMES_OF_LETTERS: Partial<Record<TermName, string>> = {
  ε: 'epsilon',
  δ: 'delta',
  μ: 'mu',
  ε_O: 'epsilon-o',
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
