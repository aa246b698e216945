// A plain text with its symbols typeset, for texts that are strings and so have no components of notation.
import { Fragment } from 'react';
import { EpsilonSymbol, Sym } from './Num';

/** Pattern of a symbol: a letter that stands by itself, an epsilon with its adjacency, or an exponent such as ^T, ^500, ^(1/n). */
const SYMBOL =
  /(ε_AR|ε_S|\^(?:\([^()]*\)|[\u2212-]?\d+(?:[.,]\d+)?|\p{L})|(?<![\p{L}\d])(?:q|σ|C|T|δ|z′?)(?![\p{L}\d]))/u;

/** Splits a text into pieces, of which every second one is a symbol. */
export const splitSymbols = (text: string): string[] => text.split(SYMBOL);

/** The exponent without its ^, and without brackets, which a superscript does not need. */
export const raised = (exponent: string): string => exponent.slice(1).replace(/^\((.*)\)$/, '$1');

const setSymbol = (piece: string) => {
  if (piece === 'ε_AR') return <EpsilonSymbol adjacency="AR" />;
  if (piece === 'ε_S') return <EpsilonSymbol adjacency="S" />;
  return piece.startsWith('^') ? <sup>{symbols(raised(piece))}</sup> : <Sym>{piece}</Sym>;
};

export function SymbolText({ children }: { children: string }) {
  return splitSymbols(children).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in order
    <Fragment key={i}>{i % 2 === 0 ? piece : setSymbol(piece)}</Fragment>
  ));
}

export const symbols = (text: string) => <SymbolText>{text}</SymbolText>;
