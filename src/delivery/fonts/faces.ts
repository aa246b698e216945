// The six files of type that the page is set in, and what they are cut from.
import { GREEK, INTERFACE, TEXT } from './alphabet.ts';

export interface Face {
  /** File name of the cut, without ending (src/explainer/styles/fonts.css). */
  name: string;
  /** The variable font it is cut from. */
  source: string;
  /** Characters kept. */
  alphabet: string;
}

const serif = (alphabet: string, style: string): string =>
  `@fontsource-variable/source-serif-4/files/source-serif-4-${alphabet}-opsz-${style}.woff2`;
const sans = (alphabet: string): string =>
  `@fontsource-variable/inter/files/inter-${alphabet}-wght-normal.woff2`;

export const FACES: readonly Face[] = [
  { name: 'serif-latin', source: serif('latin', 'normal'), alphabet: TEXT },
  { name: 'serif-latin-italic', source: serif('latin', 'italic'), alphabet: TEXT },
  { name: 'serif-greek', source: serif('greek', 'normal'), alphabet: GREEK },
  { name: 'serif-greek-italic', source: serif('greek', 'italic'), alphabet: GREEK },
  { name: 'sans-latin', source: sans('latin'), alphabet: INTERFACE },
  { name: 'sans-greek', source: sans('greek'), alphabet: GREEK },
];

/** Weights that the style sheets ask for. */
export const WEIGHTS = { min: 400, max: 700 };

/** Features that text at its defaults uses, and the figures of tables. */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];
