// The names of the page's workers in messages.
import { sentences } from '../base/sentences/family.ts';

export const WORKER_NAMES = sentences('workerName', {
  audit: 'audit',
  auditRow: 'audit along the axis',
  training: 'training',
  file: 'file',
  accounting: 'accounting',
  certification: 'certification',
  lesson: 'lesson',
  oneRun: 'one-run',
  oneRunExperiments: 'one-run experiments',
});
