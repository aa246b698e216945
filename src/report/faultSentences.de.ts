import { translation } from '../base/sentences/translation.ts';
import { REPORT_FAULTS } from './faultSentences.ts';

export const REPORT_FAULTS_DE = translation(REPORT_FAULTS, {
  besideSegments: '{field:name} steht neben segments, die je eines haben. Geben Sie eins von beiden an.',
  twoLengths: 'epochs steht neben steps. Geben Sie eins von beiden an.',
  samplingNotKnown:
    '{field:name} steht neben sampling unknown und passt nicht dazu. Geben Sie sampling an, oder lassen Sie {field:name} weg.',
  noDate: 'date ist {date:quote}. Geben Sie einen Tag wie 2026-11-29 an, oder lassen Sie es weg.',
  noLink:
    'link ist {link:quote}. Geben Sie eine Adresse an, die mit https:// oder http:// beginnt, oder lassen Sie sie weg.',
  noLanguage: 'language ist {language:quote}. Geben Sie en oder de an.',
  noUnit: 'unit ist {unit:quote}. Geben Sie record oder client an.',
  noClipping: 'clipping ist {clipping:quote}. Geben Sie each oder microbatches an.',
  noValues: 'values hat {count:number} Zahlen. Geben Sie 1 bis {most:number} an.',
  noMarks:
    'marks ist {marks:quote}. Geben Sie ein Objekt mit einer Kennzeichnung je Annahme an, oder lassen Sie es weg.',
  noMarkName:
    'marks hat {field:quote}, was keine Annahme dieses Berichts ist. Geben Sie eine von {names:name} an.',
  noMark:
    'marks.{field:name} ist {mark:quote}. Geben Sie stated, assumed oder die Zeilen des Textes an, ab 1.',
});
