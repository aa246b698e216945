import { translation } from '../base/sentences/translation.ts';
import { SCENARIO_FILE } from './fileSentences.ts';

export const SCENARIO_FILE_DE = translation(SCENARIO_FILE, {
  tooLong:
    'Die Datei hat mehr als {most:number} Zeichen, zu viele für ein Szenario. Geben Sie eine an, die diese Seite gespeichert hat. Gezeigt wird der Anfangsstand.',
  notJson:
    'Die Datei ist kein JSON. Geben Sie eine, die diese Seite gespeichert hat, oder {example:name}. Gezeigt wird der Anfangsstand.',
  noScenario: 'Die Datei enthält kein Objekt „scenario“. Gezeigt wird der Anfangsstand.',
  otherFormat: 'Das Format der Datei ist {given:said}, nicht „{format:name}“. Sie wird trotzdem gelesen.',
  otherVersion:
    'Die Version der Datei ist {given:said}, diese Seite kennt aber {latest:number}. Gezeigt wird, was beide gemeinsam haben.',
  unknownField: 'Das Feld {field:said} bedeutet hier nichts und wird ausgelassen.',
});
