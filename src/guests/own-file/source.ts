// A reader's own file as a source of records, in the words of the scenario.
import { LINK } from './link';

export const SOURCE = { id: LINK.data, label: 'a file of yours', anchor: 'own-file-title' } as const;
