// The font files of the page, and the fonts that they are cut from.
import { CODE, GREEK, INTERFACE, INTERFACE_RARE, NAME_LETTERS, RARE, RELATIONS, TEXT } from './alphabet.ts';

export interface Face {
  /** File name of the cut, without ending (src/lab/styles/fonts.css). */
  name: string;
  /** The font that the face is cut from. */
  source: string;
  alphabet: string;
  /** Values or ranges of a variable font's axes that are kept. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** Whether the file is preloaded, before the style sheet has been read. */
  first: boolean;
}

const WEIGHTS = { min: 400, max: 700 };

const serif = (subset: string, style: 'normal' | 'italic'): Pick<Face, 'source' | 'axes'> => ({
  source: `@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-opsz-${style}.woff2`,
  axes: { wght: WEIGHTS },
});

/**
 * The serif without the axis of optical sizes, which is most of a file. Italics stand in running text, which has one size, and a title has
 * at most one Greek letter.
 */
const ofOneSize = (subset: string, style: 'normal' | 'italic'): Pick<Face, 'source' | 'axes'> => ({
  source: serif(subset, style).source,
  axes: { wght: WEIGHTS, opsz: 18 },
});
const italic = (subset: string): Pick<Face, 'source' | 'axes'> => ofOneSize(subset, 'italic');

const mono = (subset: string): Pick<Face, 'source' | 'axes'> => ({
  source: `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`,
  axes: { wght: 400 },
});

/** The whole font at one weight, for characters that no subset of the variable font has. */
const serifWhole = (weight: string): Pick<Face, 'source' | 'axes'> => ({
  source: `@expo-google-fonts/source-serif-4/${weight}/SourceSerif4_${weight}.ttf`,
  axes: {},
});

const SANS: Pick<Face, 'source' | 'axes'> = {
  source: 'inter-ui/variable/InterVariable.woff2',
  // 14 is the optical size that text has by default
  axes: { wght: WEIGHTS, opsz: 14 },
};

export const FACES: readonly Face[] = [
  { name: 'serif-latin', ...serif('latin', 'normal'), alphabet: TEXT, first: true },
  { name: 'serif-latin-italic', ...italic('latin'), alphabet: TEXT, first: true },
  { name: 'serif-rare', ...serif('latin', 'normal'), alphabet: RARE, first: false },
  { name: 'serif-rare-italic', ...italic('latin'), alphabet: RARE, first: false },
  { name: 'serif-greek', ...ofOneSize('greek', 'normal'), alphabet: GREEK, first: true },
  { name: 'serif-greek-italic', ...italic('greek'), alphabet: GREEK, first: true },
  { name: 'serif-letters', ...serif('latin-ext', 'normal'), alphabet: NAME_LETTERS, first: false },
  { name: 'serif-letters-italic', ...italic('latin-ext'), alphabet: NAME_LETTERS, first: false },
  { name: 'serif-relations', ...serifWhole('400Regular'), alphabet: RELATIONS, first: false },
  { name: 'serif-relations-bold', ...serifWhole('600SemiBold'), alphabet: RELATIONS, first: false },
  { name: 'sans', ...SANS, alphabet: INTERFACE, first: true },
  { name: 'sans-rare', ...SANS, alphabet: INTERFACE_RARE, first: false },
  { name: 'mono-latin', ...mono('latin'), alphabet: CODE, first: false },
  { name: 'mono-greek', ...mono('greek'), alphabet: GREEK, first: false },
];

/** OpenType features that text uses by default, and those for figures in tables. */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];
