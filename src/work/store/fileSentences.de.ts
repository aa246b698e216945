import { translation } from '../../base/sentences/translation.ts';
import { RESULT_FILE } from './fileSentences.ts';

export const RESULT_FILE_DE = translation(RESULT_FILE, {
  noResult:
    'Die Datei ist kein Ergebnis eines Trainingsaudits, das diese Seite lesen kann. Wählen Sie die merged.json von audit merge.',
  badLink: 'Der Link in der Datei ist nicht lesbar: {why:said} Wählen Sie die merged.json von audit merge.',
  nothingTrained: 'Er sagt nichts, was trainiert werden könnte.',
});
