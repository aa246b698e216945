// The first part of `npm run api`: writes what the estimators of scores say of themselves, on which the public interface rests.
import { writeFileSync } from 'node:fs';
import { ENTRIES_FILE, entriesText } from './estimatorEntries';

writeFileSync(ENTRIES_FILE, entriesText());
