// A figure to take away, out of its drawing, its words and its numbers: the numbers once, for both kinds of file.
// Pure.
import type { Scenario } from '../../scenario/types';
import { type CsvBlock, csvFile, jsonFile } from './dataFile';
import { type Provenance, provenanceOf } from './provenance';
import type { SavedFigure, SavedWords } from './savedFigure';

export interface FigureData {
  /** Lines at the head of a CSV. */
  about: readonly string[];
  notes: readonly string[];
  blocks: readonly CsvBlock[];
  /** What a JSON says of itself, and what it holds. */
  aboutJson: string;
  content: object;
}

interface FigureToSave extends Omit<SavedFigure, 'file' | 'ready' | 'words' | 'csv' | 'json'> {
  /** Name of the files and of the format: 'privacy-profile'. */
  name: string;
  scenario: Scenario;
  page: string;
  provenance?: Provenance;
  words: () => Omit<SavedWords, 'provenance'>;
  /** Null where there is nothing to save yet. */
  numbers: (() => FigureData) | null;
}

export function savedData(figure: FigureToSave): SavedFigure {
  const { name, scenario, page, provenance: own, words, numbers, ...drawn } = figure;
  const provenance = own ?? provenanceOf(scenario, page);
  const csv = ({ about, notes, blocks }: FigureData) => csvFile(about, provenance, notes, blocks);
  const json = ({ aboutJson, content }: FigureData) =>
    jsonFile(name, aboutJson, provenance, scenario, content);
  return {
    ...drawn,
    file: `adjacency-lab-${name}`,
    ready: numbers !== null,
    words: () => ({ ...words(), provenance }),
    csv: numbers && (() => csv(numbers())),
    json: numbers && (() => json(numbers())),
  };
}
