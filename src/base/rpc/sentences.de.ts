import { translation } from '../sentences/translation.ts';
import { WORKER } from './sentences.ts';

export const WORKER_DE = translation(WORKER, {
  calledOff: 'Der Auftrag „{name:said}“ wurde abgebrochen.',
  closed: 'Der Worker „{name:said}“ ist geschlossen.',
  notStarted: 'Der Worker „{name:said}“ konnte nicht gestartet werden ({why:said}).',
  died: 'Der Worker „{name:said}“ {what:said}.',
  diedOf: 'Der Worker „{name:said}“ {what:said} ({why:name}).',
  restarted: 'wurde neu gestartet',
  wasClosed: 'wurde geschlossen',
  silent: 'gab kein Lebenszeichen innerhalb von {seconds:number} Sekunden',
  notLoaded: 'startete nicht innerhalb von {seconds:number} Sekunden',
  notStopped: 'hielt nicht rechtzeitig an',
  noReply: 'antwortete mit etwas, das keine Antwort ist',
  idle: 'war untätig',
  failed: 'ist ausgefallen',
});
