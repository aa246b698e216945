// The components of notation that every text of src/content may name.
import { EpsilonSymbol, Sym } from './Num';
import { Term } from './Term';

export const NOTATION = {
  Term,
  Sym,
  EpsilonAR: () => <EpsilonSymbol adjacency="AR" />,
  EpsilonS: () => <EpsilonSymbol adjacency="S" />,
} as const;
