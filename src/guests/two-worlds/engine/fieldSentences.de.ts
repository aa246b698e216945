import { translation } from '../../../base/sentences/translation.ts';
import { WORLDS_LABELS } from './fieldSentences.ts';

export const WORLDS_LABELS_DE = translation(WORLDS_LABELS, { worlds: 'Zwei Welten' });
