import { translation } from '../base/sentences/translation.ts';
import { WORKER_NAMES } from './sentences.ts';

export const WORKER_NAMES_DE = translation(WORKER_NAMES, {
  audit: 'Audit',
  auditRow: 'Audit entlang der Achse',
  training: 'Training',
  file: 'Datei',
  accounting: 'Accounting',
  certification: 'Zertifizierung',
  lesson: 'Kapitel',
  oneRun: 'one-run',
  oneRunExperiments: 'Experimente zu einem Lauf',
});
