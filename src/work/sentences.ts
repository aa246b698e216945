// What the page's workers are called, and what is said of results that cannot be opened.
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
