import { translation } from '../../base/sentences/translation.ts';
import { RESULT_SCHEMA } from './schemaSentences.ts';

export const RESULT_SCHEMA_DE = translation(RESULT_SCHEMA, {
  notDrawn:
    '{field:name} aus der Datei kann nicht gezeichnet werden ({why:said}). Wählen Sie die merged.json von audit merge.',
  noNumber: 'es ist keine Zahl',
  noNumbers: 'es ist keine Liste von höchstens {most:number} Zahlen',
  noCounts: 'es ist keine Liste von Anzahlen',
  noSentence: 'es ist kein Satz',
  perCheckpoint: 'es sind {count:number} für {checkpoints:number} Checkpoints',
  features: 'er hat {count:number} Merkmale von {columns:number}',
  noClass: 'es gibt keine Klasse {label:number}',
  pixels: '{width:number} mal {height:number} sind nicht {columns:number} Spalten',
  perColumn: 'es sind {count:number} für {columns:number} Spalten',
});
