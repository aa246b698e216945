// A reader's own file as a source of records, in the words of the scenario.
import { OWN_FILE_WORDS } from './engine/sentences';
import { LINK } from './link';

export const SOURCE = { id: LINK.data, label: OWN_FILE_WORDS.records, anchor: 'own-file-title' } as const;
