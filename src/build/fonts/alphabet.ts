// The characters that the page's fonts are cut down to. Any other character is drawn in a font of the reader's system. So
// every character that the page itself writes has to be here (alphabet.test.ts), but not those of texts that readers
// bring, such as names of columns.

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ASCII = from(0x20, 0x7e);
const MARKS = '\u00a0±×·°§–—‘’“”„′″…−';
const ACCENTED = 'äöüÄÖÜßçèéñ';

/**
 * Characters that the first screen does not need, such as those of code. They have files of their own, so they cannot kern
 * with letters of the other files.
 */
export const RARE = '"#$&*<>@[\\]^_`{|}~§°‘″';

const without = (letters: string, others: string): string =>
  [...letters].filter((c) => !others.includes(c)).join('');

const ALL = ASCII + MARKS + ACCENTED;

/** Characters of prose, claims and equations in running text. */
export const TEXT = without(ALL, RARE);

export const GREEK = 'ΔΦαβγδεηθλμπρστφ';

/** Letters outside of Latin-1: one of a person's name, and the symbol of a quantity. */
export const NAME_LETTERS = 'ēℓ';

export const RELATIONS = '≤≥≈≠∞';

/** Exponents of numbers in plain text. Where text has markup, src/lab/notation/Num.tsx raises ordinary digits instead. */
const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';

/** A narrow space, which does not break and keeps '95 %' together. */
const NARROW = '\u202f';

/** The micro sign, which text in the serif takes from here as well. */
const MICRO = 'µ';

const ARROWS = '←↑→↓';

/** Letters of Latin 1, without the soft hyphen, which is no letter. */
const LATIN_1 = from(0xa1, 0xac) + from(0xae, 0xff);

export const INTERFACE = TEXT + GREEK + NAME_LETTERS + RELATIONS + EXPONENTS + NARROW + ARROWS + MICRO;

/** The other characters of the interface, with all of Latin-1, because names of a reader's own columns are shown in this font. */
export const INTERFACE_RARE = [...new Set(RARE + without(LATIN_1, INTERFACE))].join('');

export const CODE = ALL;
