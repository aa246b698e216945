import { translation } from '../../base/sentences/translation.ts';
import { RESULT_FILE } from './fileSentences.ts';

export const RESULT_FILE_DE = translation(RESULT_FILE, {
  noResult:
    'Die Datei ist kein Ergebnis eines Trainingsaudits, das diese Seite lesen kann. Wählen Sie die merged.json von audit merge.',
  badLink: 'Der Link in der Datei ist nicht lesbar: {why:said} Wählen Sie die merged.json von audit merge.',
  nothingTrained: 'Er sagt nichts, was trainiert werden könnte.',
  notDrawn:
    '{field:name} aus der Datei kann nicht gezeichnet werden ({why:said}). Wählen Sie die merged.json von audit merge.',
  noNumber: 'es ist keine Zahl',
  noNumbers: 'es ist keine Liste von höchstens {most:number} Zahlen',
  noSentence: 'es ist kein Satz',
  noCounts: 'es ist keine Liste von Anzahlen',
  perCheckpoint: 'es sind {count:number} für {checkpoints:number} Checkpoints',
  features: 'er hat {count:number} Merkmale von {columns:number}',
  noClass: 'es gibt keine Klasse {label:number}',
  pixels: '{width:number} mal {height:number} sind nicht {columns:number} Spalten',
  perColumn: 'es sind {count:number} für {columns:number} Spalten',
});
