// The files of data that a figure saves, as one text to compare with what they were: both, but for the version that made
// them and the scenario, whose fields come and go.
import { version } from '../../package.json';
import type { SavedFigure } from '../../src/lab/export/savedFigure';

export const savedText = ({ csv, json }: Pick<SavedFigure, 'csv' | 'json'>): string =>
  `${csv?.()}\n${json?.()}`
    .replaceAll(version, 'VERSION')
    .replace(/^ "scenario": \{.*?^ \},$/ms, ' "scenario": SCENARIO,');
