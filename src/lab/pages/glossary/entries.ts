// Where a term stands in the glossary.
import type { TermName } from '../../notation/terms';

/** The element of a term, and what follows # in a link to it: 'term-clopper-pearson', 'term-epsilon'. */
export const termId = (name: TermName): string => `term-${NAMES_OF_LETTERS[name] ?? plain(name)}`;

const NAMES_OF_LETTERS: Partial<Record<TermName, string>> = {
  ε: 'epsilon',
  δ: 'delta',
  μ: 'mu',
  ε_O: 'epsilon-o',
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
