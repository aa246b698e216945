// The words for adjacency in libraries and papers.
import type { NamedAdjacency } from '../types';

const WORDS: readonly (readonly [NamedAdjacency, RegExp])[] = [
  [
    'add-remove',
    /\badd[-_ ]?(?:or|and|\/)?[-_ ]?remove(?:[-_ ]?one)?\b|\bADD_OR_REMOVE_ONE\b|\bunbounded (?:dp|differential)|\bREPLACE_SPECIAL\b|\bzero[-_ ]out\b|\bremove[-_ ]one\b/gi,
  ],
  [
    'substitute',
    /\bREPLACE[-_ ]?ONE\b|\bsubstitut(?:e|ion)[-_ ]?(?:one|adjacency|neighbou?r\w*|dp)?\b|\breplace(?:ment)? adjacency\b|\breplacement[-_ ]?(?:neighbou?r\w*)\b|(?<!un)\bbounded (?:dp|differential)|\bchange[-_ ]one\b|\bswap[-_ ]?one\b/gi,
  ],
];

/** Each adjacency that is named, and where. */
export function adjacenciesIn(content: string): { value: NamedAdjacency; text: string }[] {
  return WORDS.flatMap(([value, sign]) => [...content.matchAll(sign)].map(([text]) => ({ value, text })));
}
