// The CSV and JSON that a figure saves, as one text for comparison with earlier files. The version and the scenario are replaced, since
// these change without a change of the data.
import { version } from '../../package.json';
import type { SavedFigure } from '../../src/lab/export/savedFigure';

export const savedText = ({ csv, json }: Pick<SavedFigure, 'csv' | 'json'>): string =>
  `${csv?.()}\n${json?.()}`
    .replaceAll(version, 'VERSION')
    .replace(/^ "scenario": \{.*?^ \},$/ms, ' "scenario": SCENARIO,');
