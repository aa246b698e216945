// Tests of resampling pictures to the size of a model's input, and of scaling their values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPicture, type Pixels } from './pixels';
import type { PictureInput, PictureScale } from './types';

const grey = (width: number, values: readonly number[]): Pixels => ({
  width,
  height: values.length / width,
  data: values.flatMap((v) => [v, v, v, 255]),
});

function fill(
  source: Pixels,
  target: Partial<PictureInput> & { height: number; width: number },
  scale: PictureScale = 'bytes',
) {
  const whole = { channels: 1, layout: 'channels-last', ...target } as const;
  const out = new Float32Array(whole.height * whole.width * whole.channels + 2).fill(-7);
  fillPicture(out, 1, source, whole, scale);
  // nothing is written outside of the picture's place
  expect([out[0], out.at(-1)]).toEqual([-7, -7]);
  return Array.from(out.subarray(1, -1));
}

const near = (given: readonly number[], expected: readonly number[]) => {
  expect(given).toHaveLength(expected.length);
  for (let i = 0; i < expected.length; i++) expect(given[i]).toBeCloseTo(expected[i]!, 3);
};

describe('resampling', () => {
  test('leaves a picture of the right size as it is', () => {
    near(fill(grey(2, [10, 20, 30, 40]), { height: 2, width: 2 }), [10, 20, 30, 40]);
  });

  test('gives the numbers of a triangle filter that were computed by hand', () => {
    // 4 to 2 pixels: the filter has its centre at 1 and reaches two pixels to each side, with weights 3/4, 3/4, 1/4 over their sum 7/4
    near(fill(grey(4, [7, 14, 21, 28, 7, 14, 21, 28]), { height: 1, width: 2 }), [
      (7 * 3 + 14 * 3 + 21) / 7,
      (14 + 21 * 3 + 28 * 3) / 7,
    ]);
    // 2 to 4 pixels: weights of a quarter and three quarters between the centres, and unchanged values at the edges
    near(fill(grey(2, [0, 100, 0, 100]), { height: 4, width: 4 }).slice(0, 4), [0, 25, 75, 100]);
  });

  test('takes the middle of a picture in the proportions of the model', () => {
    const wide = grey(4, [1, 50, 50, 1, 1, 50, 50, 1]);
    near(fill(wide, { height: 2, width: 2 }), [50, 50, 50, 50]);
    const high = grey(2, [1, 1, 50, 50, 50, 50, 1, 1]);
    near(fill(high, { height: 1, width: 1 }), [50]);
  });

  test('never leaves the range of the picture, for sides of 1 to 60 pixels', () => {
    const sizes = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(sizes, sizes, sizes, sizes, fc.nat(255), fc.nat(255), (w, h, height, width, low, high) => {
        const [least, most] = [Math.min(low, high), Math.max(low, high)];
        const values = Array.from({ length: w * h }, (_, i) => least + ((i * 37) % (most - least + 1)));
        const filled = [...fill(grey(w, values), { height, width })];
        expect(filled).toHaveLength(height * width);
        expect(filled.filter((value) => !(least - 1e-3 <= value && value <= most + 1e-3))).toEqual([]);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe('the values of pixels', () => {
  const red: Pixels = { width: 1, height: 1, data: [255, 51, 0, 255] };
  const one = { height: 1, width: 1, channels: 3 } as const;

  test.each([
    ['bytes', [255, 51, 0]],
    ['unit', [1, 0.2, 0]],
    ['symmetric', [1, -0.6, -1]],
    ['imagenet', [(1 - 0.485) / 0.229, (0.2 - 0.456) / 0.224, -0.406 / 0.225]],
  ] as const)('are scaled by %s', (scale, expected) => {
    near(fill(red, one, scale), expected);
  });

  test('are the weighted mean of the colours where the model takes grey', () => {
    near(fill(red, { height: 1, width: 1 }), [255 * 0.299 + 51 * 0.587]);
  });

  test('are mixed with white where a pixel is transparent', () => {
    near(fill({ width: 1, height: 1, data: [0, 0, 0, 51] }, { height: 1, width: 1 }), [204]);
  });

  test('are laid out in the order of the model’s axes', () => {
    const two: Pixels = { width: 2, height: 1, data: [1, 2, 3, 255, 4, 5, 6, 255] };
    near(fill(two, { height: 1, width: 2, channels: 3 }), [1, 2, 3, 4, 5, 6]);
    near(fill(two, { height: 1, width: 2, channels: 3, layout: 'channels-first' }), [1, 4, 2, 5, 3, 6]);
  });
});
