// A QR code, drawn as it is printed, is read back by an independent library.
import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { QUIET_MARGIN } from './QrPicture';
import { type QrModules, qrCode } from './qrCode';

/** Width of a module in px. */
const SCALE = 4;

function read({ size: side, isDark }: QrModules): string | undefined {
  const width = SCALE * (side + 2 * QUIET_MARGIN);
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [x, y].map((at) => Math.floor(at / SCALE) - QUIET_MARGIN) as [number, number];
      if (isDark(column, row)) pixels.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  return jsQR(pixels, width, width)?.data;
}

const LINK = 'https://adjacency-lab.github.io/adjacency-lab/?v=2&page=calculator&form=';

// jsQR reads codes of every size but that of 109 modules
test.each([0, 20, 100, 400, 850, 1500])(
  'a link that holds a form of %i characters is read back',
  (length) => {
    const link = `${LINK}${'records:60000;batchSize:256;'.repeat(60).slice(0, length)}`;
    const modules = qrCode(link);
    expect(modules && read(modules)).toBe(link);
  },
);

test('a link with any characters is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const link = `${LINK}${encodeURIComponent(text)}`;
      const modules = qrCode(link);
      expect(modules && read(modules)).toBe(link);
    }),
    { numRuns: size(20, 200) },
  );
});

test('no module beside the code is dark', () => {
  const { isDark, size: side } = qrCode(LINK) as QrModules;
  for (let i = -1; i <= side; i++)
    expect([isDark(-1, i), isDark(i, -1), isDark(side, i), isDark(i, side)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
});

test('a text of more bytes than the largest code takes has no code', () => {
  expect(qrCode('x'.repeat(2900))).not.toBeNull();
  expect(qrCode('x'.repeat(2954))).toBeNull();
});
