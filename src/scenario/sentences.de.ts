import { translation } from '../base/sentences/translation.ts';
import { LINK, SCENARIO, VIEW } from './sentences.ts';

export const SCENARIO_DE = translation(SCENARIO, {
  batchOutOfRange:
    'batchSize ist {size:number}. Geben Sie eine Zahl über 0 an, höchstens die {records:number} Trainingseinträge.',
  noFields: 'Das Szenario ist {given:said}. Geben Sie seine Felder an.',
  strangeField: 'Das Szenario hat {given:said}, und ein solches Feld gibt es nicht. Lassen Sie es weg.',
  littleNoise:
    '{field:said} ist {noise:number}, zu wenig für Batches fester Größe, bei denen ein Eintrag eine Summe um 2C bewegt. Geben Sie mindestens {least:number} an.',
  leastNoiseInstead:
    '{field:said} ist {noise:number}, zu wenig für Batches fester Größe, bei denen ein Eintrag eine Summe um 2C bewegt. Stattdessen steht hier das Kleinste, für das es eine Antwort gibt: {least:number}.',
  littleNoiseAt:
    '{field:said} ist {noise:number}, zu wenig Rauschen für Batches fester Größe. Geben Sie mindestens {least:number} an.',
  offAxis:
    '{field:said} ist {point:number} und liegt damit außerhalb von {axis:said}. Geben Sie {range:said} an.',
  othersStand: '{refused:said} Das bleibt weg, die anderen gelten.',
  noneInstead: '{refused:said} Keine werden verwendet.',
  severalInstead: '{refused:said} Stattdessen werden {values:name} verwendet.',
  oneInstead: '{refused:said} Stattdessen wird {value:number} verwendet.',
});

export const LINK_DE = translation(LINK, {
  brokenPiece: 'Das Stück {piece:said} des Links ist nicht richtig prozentkodiert und wird ausgelassen.',
  tooLong:
    'Der Link hat {length:number} Zeichen, gelesen werden aber höchstens {most:number}. Gezeigt wird der Anfangsstand.',
  givenTwice: '{field:said} ist zweimal angegeben. Es gilt der erste Wert, nicht {other:said}.',
  keyGivenTwice: '{key:name} ist zweimal angegeben. Es gilt der erste Wert, nicht {other:said}.',
  unreadVersion:
    'Die Version des Links ist {given:said}. Geben Sie eine ganze Zahl bis {latest:number} an. Er wird als Version {latest:number} gelesen.',
  newerVersion:
    'Eine neuere Seite hat diesen Link gemacht, im Format {version:number}, diese Seite liest aber nur Formate bis {latest:number}. Gezeigt wird, was der Link mit Format {latest:number} gemeinsam hat. Laden Sie die Seite neu, um die neuere zu bekommen.',
  longValue: 'es hat mehr als {most:number} Zeichen',
  notOnOffer: 'das gibt es nicht zur Auswahl',
  inPart: 'in {part:said}, {why:said}',
  unknownKey:
    'Der Schlüssel {key:said} des Links bedeutet hier nichts und wird ausgelassen. Bekannt sind {known:name}.',
  moreUnknownKeys: '{count:number} weitere unbekannte Schlüssel werden ausgelassen.',
});

export const VIEW_DE = translation(VIEW, {
  leftOut:
    '{field:name} kann nicht {given:said} sein, denn {why:said}. Geben Sie an: {range:said}. Es wird ausgelassen.',
  othersShown:
    '{field:name} kann nicht {given:said} sein, denn {why:said}. Geben Sie an: {range:said}. Die anderen werden gezeigt.',
  oneOf: 'eines von {choices:name}',
  someOf: 'Namen aus {choices:name}, durch Kommas getrennt, oder all, oder none',
  notOnOffer: '{names:said} gibt es nicht zur Auswahl',
  origin:
    'eine Herkunft wie https://example.org, oder http://localhost:8000, solange Sie bauen, ohne Pfad und ohne *',
  noOrigin: 'das ist keine genaue Herkunft, der ein Browser traut',
  step: 'den Namen eines Schritts aus bis zu 40 der Zeichen a-z, 0-9 und -',
  noStep: 'das kann kein Name eines Schritts sein',
  form: 'Zeilen und Antworten des Rechners, etwa n:60000;B:256',
  noForm: 'es kann kein Formular des Rechners sein',
  figure: 'den Namen einer Abbildung aus bis zu 40 der Zeichen a-z, 0-9 und -',
  noFigure: 'das kann kein Name einer Abbildung sein',
  chance: 'eine Wahrscheinlichkeit unter 1, etwa 0,1',
  noChance: 'das liegt nicht zwischen 0 und 1',
});
