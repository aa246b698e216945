// The recorder finds the code whose change makes other models: a folder that has moved would stop every recording at its start.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE } from './keptBlocks';

test.each(ENGINE)('%s is there', (room) => {
  expect(existsSync(new URL(`../${room}/`, import.meta.url))).toBe(true);
});
