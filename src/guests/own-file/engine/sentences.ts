// What the scenario calls this source of records.
import { sentences } from '../../../base/sentences/family.ts';

export const OWN_FILE_WORDS = sentences('ownFileWords', { records: 'a file of yours' });
