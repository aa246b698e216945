import { translation } from '../../base/sentences/translation.ts';
import { DATASET_FAULT } from './faultSentences.ts';

export const DATASET_FAULT_DE = translation(DATASET_FAULT, {
  unknown: 'Es gibt keinen Datenbestand „{id:name}“. Wählen Sie einen von {known:name}.',
  noTraining: 'Der Trainingsteil hat keine Zeilen. Geben Sie mindestens eine an.',
  damaged: '{file:name} {fault:said}. Stellen Sie die Datei wieder her.',
  damagedAt: '{file:name}, {fault:said}. Stellen Sie die Datei wieder her.',
  shape: 'hat die Form ({shape:name}) statt {wanted:name}',
  rowsShape: 'hat die Form ({shape:name}) statt Zeilen x {width:number}',
  columns: 'hat {columns:number} Spalten statt {wanted:number}',
  deflated: 'lässt sich nicht entpacken',
  lines: 'hat {lines:number} Zeilen statt {wanted:number}',
  sentenceLine: 'hat in Zeile {line:number} nicht Jahr, Präsident und Satz',
  measurements: 'Zeile {line:number}: erwartet waren {count:number} Zahlen und eine Diagnose',
  greyValue:
    'Zeile {row:number}: ein Wert liegt außerhalb von 0..{brightest:number} oder die Ziffer außerhalb von 0..9',
  noWords: 'hat keine Zeile mit Wörtern',
  ends: 'endet bei Byte {at:number}',
  noNumber: 'hat keine Zahl vor Byte {at:number}',
  wordBeyond: 'hat vor Byte {at:number} das Wort {word:number} von {words:number}',
  sentenceCount: 'hat {count:number} Sätze',
});
