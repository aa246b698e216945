// Which names of a line of code are those of quantities, and whether it draws noise.
import { asQuantity, meaningOfName } from '../names/name';
import type { Quantity } from '../types';

export const DRAWS_NOISE = /\b(?:normal_?|randn\w*|rnorm|gauss|standard_normal)\(/;

export const taken = (name: string, ...quantities: Quantity[]): boolean => {
  const meaning = asQuantity(meaningOfName(name));
  return meaning?.standing === 'taken' && (quantities.length === 0 || quantities.includes(meaning.quantity));
};

const NAMES = /[\p{L}_][\w.]*/gu;
export const namesIn = (text: string): string[] =>
  (text.match(NAMES) ?? []).map((name) => name.split('.').at(-1) as string);
