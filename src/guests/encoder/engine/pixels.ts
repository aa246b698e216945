// Turns a decoded picture into a model's input: its middle is resampled, scaled and laid out. The result is the same in every browser.
import type { PictureInput, PictureScale } from './types';

/** A decoded picture: red, green, blue and opacity of every pixel, from 0 to 255, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/**
 * Mean and standard deviation of ImageNet's channels, as torchvision and Keras use them. Grey pictures use their averages over channels.
 */
const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;

/** Weights of red, green and blue in grey, by Rec. 601, as browsers, PIL and TensorFlow use them. */
const LUMA = [0.299, 0.587, 0.114] as const;

/** Part of a pixel that counts as an error of rounding, and not as a part of the picture. */
const ROUNDING = 1e-9;

/** The pixels of the source that one pixel of the target is made of: the first of them, and the weight of each. */
interface Tap {
  from: number;
  weights: Float64Array;
}

/**
 * The weights of a triangle filter along one axis. Its half width is the larger of a source pixel and a target pixel, which is bilinear
 * resampling with antialiasing, as in PIL and torchvision.
 */
function tapsOf(start: number, length: number, count: number, whole: number): Tap[] {
  const begin = Math.max(0, Math.floor(start + ROUNDING));
  const end = Math.min(whole, Math.ceil(start + length - ROUNDING));
  const ratio = length / count;
  const support = Math.max(1, ratio);
  return Array.from({ length: count }, (_, i) => {
    const centre = start + (i + 0.5) * ratio;
    const from = Math.max(begin, Math.floor(centre - support));
    const to = Math.min(end, Math.ceil(centre + support));
    const weights = new Float64Array(to - from);
    let sum = 0;
    for (let x = from; x < to; x++) {
      const weight = Math.max(0, 1 - Math.abs(x + 0.5 - centre) / support);
      weights[x - from] = weight;
      sum += weight;
    }
    for (let x = 0; x < weights.length; x++) weights[x] /= sum;
    return { from, weights };
  });
}

/** The largest part in the middle of the source that has the proportions of the target. */
function middle(source: { width: number; height: number }, target: { width: number; height: number }) {
  const scale = Math.min(source.width / target.width, source.height / target.height);
  const width = target.width * scale;
  const height = target.height * scale;
  return { left: (source.width - width) / 2, top: (source.height - height) / 2, width, height };
}

/** Writes height * width * channels numbers to `out` from `at` on. Transparent pixels are mixed with white. */
export function fillPicture(
  out: Float32Array,
  at: number,
  source: Pixels,
  target: PictureInput & { height: number; width: number },
  scale: PictureScale,
): void {
  const { left, top, width, height } = middle(source, target);
  const columns = tapsOf(left, width, target.width, source.width);
  const rows = tapsOf(top, height, target.height, source.height);
  const first = rows[0].from;
  const last = rows[rows.length - 1];
  const lines = last.from + last.weights.length - first;
  // the picture is resampled across first, and then down
  const across = new Float64Array(lines * target.width * 3);
  for (let y = 0; y < lines; y++) {
    const line = (first + y) * source.width;
    columns.forEach(({ from, weights }, x) => {
      const to = (y * target.width + x) * 3;
      for (let k = 0; k < weights.length; k++) {
        const pixel = (line + from + k) * 4;
        const opacity = source.data[pixel + 3] / 255;
        for (let c = 0; c < 3; c++) {
          across[to + c] += weights[k] * (255 + (source.data[pixel + c] - 255) * opacity);
        }
      }
    });
  }
  const colour = new Float64Array(3);
  rows.forEach(({ from, weights }, y) => {
    for (let x = 0; x < target.width; x++) {
      colour.fill(0);
      for (let k = 0; k < weights.length; k++) {
        const taken = ((from - first + k) * target.width + x) * 3;
        for (let c = 0; c < 3; c++) colour[c] += weights[k] * across[taken + c];
      }
      writePixel(out, at, colour, y, x, target, scale);
    }
  });
}

function writePixel(
  out: Float32Array,
  at: number,
  colour: Float64Array,
  y: number,
  x: number,
  { width, height, channels, layout }: PictureInput & { height: number; width: number },
  scale: PictureScale,
): void {
  if (channels === 1) {
    const grey = colour[0] * LUMA[0] + colour[1] * LUMA[1] + colour[2] * LUMA[2];
    out[at + y * width + x] = scaled(grey, null, scale);
    return;
  }
  for (let c = 0; c < 3; c++) {
    const place = layout === 'channels-last' ? (y * width + x) * 3 + c : (c * height + y) * width + x;
    out[at + place] = scaled(colour[c], c, scale);
  }
}

const average = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** Scales a value from 0 to 255. `channel` is null for grey. */
function scaled(value: number, channel: number | null, scale: PictureScale): number {
  switch (scale) {
    case 'unit':
      return value / 255;
    case 'symmetric':
      return value / 127.5 - 1;
    case 'bytes':
      return value;
    case 'imagenet': {
      const mean = channel === null ? average(IMAGENET.mean) : IMAGENET.mean[channel];
      const deviation = channel === null ? average(IMAGENET.deviation) : IMAGENET.deviation[channel];
      return (value / 255 - mean) / deviation;
    }
  }
}
