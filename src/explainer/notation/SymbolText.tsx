// Plain text with its symbols set as symbols: for texts that are data.
import { Fragment } from 'react';
import { EpsilonSymbol, Sym } from './Num';

/** A letter of the field standing by itself, or an epsilon with its adjacency. */
const SYMBOL = /(ε_AR|ε_S|(?<![\p{L}\d])(?:q|σ|C|T|δ|z′?)(?![\p{L}\d]))/u;

/** Every other piece is a symbol. */
export const splitSymbols = (text: string): string[] => text.split(SYMBOL);

const setSymbol = (piece: string) => {
  if (piece === 'ε_AR') return <EpsilonSymbol adjacency="AR" />;
  if (piece === 'ε_S') return <EpsilonSymbol adjacency="S" />;
  return <Sym>{piece}</Sym>;
};

export function SymbolText({ children }: { children: string }) {
  return splitSymbols(children).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in order
    <Fragment key={i}>{i % 2 === 0 ? piece : setSymbol(piece)}</Fragment>
  ));
}
