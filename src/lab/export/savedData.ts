// A figure that can be saved, made from its drawing, its words and its numbers. The numbers are stated once for both kinds of file.
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
  /** The sentence by which a JSON file says what it holds, and then what it holds. */
  aboutJson: string;
  content: object;
}

interface FigureToSave extends Omit<SavedFigure, 'file' | 'ready' | 'words' | 'csv' | 'json'> {
  /** Name of the files and of the format, such as 'privacy-profile'. */
  name: string;
  scenario: Scenario;
  page: string;
  provenance?: Provenance;
  words: () => Omit<SavedWords, 'provenance'>;
  /** Makes the numbers; null while there is nothing to save yet. */
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
