// The part of an address after #.
import { expect, test } from 'vitest';
import { hashOfAddress } from './hash';

test.each([
  ['', ''],
  ['#', ''],
  ['#training/learnt', 'training/learnt'],
  ['#%74raining', 'training'],
  ['#%', '%'],
  ['#%FF', '%FF'],
  ['#100%25', '100%'],
  ['##', '#'],
  ['#\ud83d', '\ud83d'],
])('of %s in an address %s is read', (written, hash) => expect(hashOfAddress(written)).toBe(hash));
