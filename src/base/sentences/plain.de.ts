import { PLAIN } from './plain.ts';
import { translation } from './translation.ts';

export const PLAIN_DE = translation(PLAIN, {
  foreign: '{text:name}',
  defect: 'Das ist ein Fehler im Programm, bitte melden Sie ihn: {text:name}',
  ended: '{words:said}.',
  both: '{first:said} {second:said}',
  pair: '{first:said}, {second:said}',
});
