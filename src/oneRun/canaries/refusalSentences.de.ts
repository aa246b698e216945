import { translation } from '../../base/sentences/translation.ts';
import { ONE_RUN_CANARY_REFUSALS } from './refusalSentences.ts';

export const ONE_RUN_CANARY_REFUSALS_DE = translation(ONE_RUN_CANARY_REFUSALS, {
  codesCoincide:
    'tags ist {tags:number} mit tagsEach = {each:number} und m = {m:number}, wo zwei Codes mit Wahrscheinlichkeit bis zu {chance:number} zusammenfallen. Geben Sie mehr Tags an oder höchstens {most:number} Canarys.',
  tooFewRecords:
    'm ist {m:number}, aber der Datenbestand hat {records:number} Einträge zum Trainieren. Geben Sie nicht mehr an.',
});
