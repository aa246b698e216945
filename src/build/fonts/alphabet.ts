// The characters that the page's type is cut down to. A character outside them is drawn in the reader's system
// type, so what the page itself writes has to be here (alphabet.test.ts); what readers bring, such as names of
// columns, need not.

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ASCII = from(0x20, 0x7e);
const MARKS = '\u00a0±×·°§–—‘’“”„′″…−';
const ACCENTED = 'äöüÄÖÜßçèéñ';

/** Signs that the first screen does without, in files of their own: code, quotations within quotations. They touch no neighbour. */
export const RARE = '"#$&*<>@[\\]^_`{|}~§°‘″';

const without = (letters: string, others: string): string =>
  [...letters].filter((c) => !others.includes(c)).join('');

const ALL = ASCII + MARKS + ACCENTED;

/** Text: prose, claims, equations in running text. */
export const TEXT = without(ALL, RARE);

export const GREEK = 'ΔΦαβγδεηθλμπρστφ';

/** A name with a letter, and a quantity, that are not of Latin-1. */
export const NAME_LETTERS = 'ēℓ';

export const RELATIONS = '≤≥≈≠∞';

/** Exponents of numbers in plain text; where text can be marked up, numbers/Num.tsx does. */
const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';

/** A narrow space that holds '95 %' together. */
const NARROW = '\u202f';

/** The micro sign, which text in the serif takes from here as well. */
const MICRO = 'µ';

const ARROWS = '←↑→↓';

/** Letters of Latin 1, without the soft hyphen, which is no letter. */
const LATIN_1 = from(0xa1, 0xac) + from(0xae, 0xff);

export const INTERFACE = TEXT + GREEK + NAME_LETTERS + RELATIONS + EXPONENTS + NARROW + ARROWS + MICRO;

/** The other characters of the interface: all of Latin-1 too, since names of a reader's own columns are shown in its type. */
export const INTERFACE_RARE = [...new Set(RARE + without(LATIN_1, INTERFACE))].join('');

export const CODE = ALL;
