// The name of this source of records in sentences on the scenario.
import { sentences } from '../../../base/sentences/family.ts';

export const OWN_FILE_WORDS = sentences('ownFileWords', { records: 'a file of yours' });
