// Tests of the checksum, on texts whose checksum is known.
import { expect, test } from 'vitest';
import { crc32 } from './crc32';

test.each([
  // the check value of the catalogue of parametrised CRC algorithms (CRC-32/ISO-HDLC)
  ['123456789', 0xcbf43926],
  // the checksum that ends every PNG
  ['IEND', 0xae426082],
  ['', 0],
])('the checksum of %j is the known one', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});
