import { translation } from '../../../base/sentences/translation.ts';
import { OWN_FILE_WORDS } from './sentences.ts';

export const OWN_FILE_WORDS_DE = translation(OWN_FILE_WORDS, { records: 'eine eigene Datei' });
