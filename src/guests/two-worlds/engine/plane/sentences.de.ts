import { translation } from '../../../../base/sentences/translation.ts';
import { PASTE } from './sentences.ts';

export const PASTE_DE = translation(PASTE, {
  source: 'Eingefügtes',
  empty: 'Das Eingefügte ist leer. Geben Sie in jeder Zeile x, y und die Klasse eines Eintrags an.',
  columns: 'Zeile {line:number} hat {columns:number} Spalten. Geben Sie drei an, für x, y und die Klasse.',
  records: 'Das Eingefügte hat {rows:number} Einträge. Geben Sie 2 bis {most:number} an.',
  noNumber: 'In Zeile {line:number} steht „{text:name}“ für {side:name}. Geben Sie eine Zahl wie „0.4“ an.',
  noClass: 'In Zeile {line:number} fehlt die Klasse. Geben Sie eine von zweien an, etwa 0 oder 1.',
  classForMissing:
    'Zeile {line:number} hat „{text:name}“ als Klasse, was für einen fehlenden Wert steht. Geben Sie eine von zweien an, etwa 0 oder 1.',
  thirdClass:
    'In Zeile {line:number} steht nach „{first:name}“ und „{second:name}“ eine dritte Klasse, „{text:name}“. Behalten Sie die Einträge von zweien.',
  oneClass: 'Alle Einträge haben die Klasse „{text:name}“. Geben Sie Einträge von zwei Klassen an.',
});
