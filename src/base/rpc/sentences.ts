// Messages about workers and their jobs.
import { sentences } from '../sentences/family.ts';

export const WORKER = sentences('worker', {
  calledOff: 'The {name:said} job was called off.',
  closed: 'The {name:said} worker is closed.',
  notStarted: 'The {name:said} worker could not be started ({why:said}).',
  died: 'The {name:said} worker {what:said}.',
  diedOf: 'The {name:said} worker {what:said} ({why:name}).',
  restarted: 'was restarted',
  wasClosed: 'was closed',
  silent: 'gave no sign of life within {seconds:number} seconds',
  notLoaded: 'did not load within {seconds:number} seconds',
  notStopped: 'did not stop in time',
  noReply: 'answered with something that is no reply',
  idle: 'was idle',
  failed: 'failed',
});
