// The characters that the page's type is cut down to. A character outside them is drawn in the reader's system type, so
// what the page itself writes has to be here (alphabet.test.ts); what readers bring, such as names of columns, need not.

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ASCII = from(0x20, 0x7e);
const SIGNS = '\u00a0\u202f±×·°§–—‘’“”′″…−';
const ACCENTED = 'äöüßçèéñ';

/** Text: prose, claims, equations in running text. */
export const TEXT = ASCII + SIGNS + ACCENTED;

/**
 * Controls, tables, figures: all of Latin-1 too, since names of a reader's own columns are shown in them. But for the three
 * superscripts it has: the fonts lack the other seven, and an exponent in two kinds of type is hard to read.
 */
export const INTERFACE = TEXT + from(0xa1, 0xff).replace(/[¹²³]/g, '');

/** Symbols of quantities. */
export const GREEK = 'ΔΦαβγδεηλμπρστφ';
