// The data of the estimators of scores is what their files say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENTRIES_FILE, entriesText } from './estimatorEntries';

test('the entries are what the estimators of scores say of themselves (`npm run api` writes an intended change)', () => {
  expect(readFileSync(ENTRIES_FILE, 'utf8')).toBe(entriesText());
});
