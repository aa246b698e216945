// How much of a network's training fits on a device at once, and whether it does at all. Allocates nothing.
import { roundUp } from '../../../layout';
import type { DeviceLimits } from '../../../webgpu/plan';
import { longestOf } from '../../network/chunks';
import type { NetworkTask } from '../../network/task';
import { squaresBytes } from '../kernels/gradientSquares';
import { MOST_BYTES, tooLarge } from '../plan';

/** Of the tables of one chunk, at most. */
const CHUNK_BYTES = 128 * 2 ** 20;

export interface NetworkSizes {
  /** Of all records. */
  rows: number;
  /** Rows of a record, at most. */
  longest: number;
  /** Entries of a row of inputs on the device: features, padded to four, or tokens. */
  width: number;
  tokens: boolean;
  /** What the first layer's weights have a row each for. */
  inputs: number;
  /** Units of the hidden layer; 0: none. */
  hidden: number;
  /** What the heads see: the hidden layer, or the inputs. */
  features: number;
  /** All heads' classes. */
  outputs: number;
  /** Labels of a row, in all heads. */
  labels: number;
  heads: number;
}

export function sizesOf({ inputs, hidden, heads, firstRow }: NetworkTask): NetworkSizes {
  const tokens = inputs.kind === 'tokens';
  const count = tokens ? inputs.window * inputs.vocabulary : inputs.rows[0].length;
  return {
    rows: firstRow[firstRow.length - 1],
    longest: longestOf(firstRow),
    width: tokens ? inputs.window : roundUp(count, 4),
    tokens,
    inputs: count,
    hidden,
    features: hidden || count,
    outputs: heads.reduce((sum, { classes }) => sum + classes, 0),
    labels: heads.reduce((sum, { each }) => sum + each, 0),
    heads: heads.length,
  };
}

type Limits = DeviceLimits & { maxComputeWorkgroupStorageSize: number };

/**
 * Rows of a chunk, a multiple of four and room for any record, and bytes of all buffers. Throws InputError 'too-large' that
 * names m, hidden, classes or length, and what would fit.
 */
export function planNetwork(sizes: NetworkSizes, limits: Limits): { chunkRows: number; bytes: number } {
  const { rows, longest, width, tokens, inputs, hidden, features, outputs, labels, heads } = sizes;
  const binding = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  if (squaresBytes(longest) > limits.maxComputeWorkgroupStorageSize) {
    let fits = 1;
    while (squaresBytes(fits + 1) <= limits.maxComputeWorkgroupStorageSize) fits++;
    tooLarge('length', longest, fits);
  }
  // weights that are read, those that are written where there are several chunks, and a copy that is read out
  const layers = [
    { field: 'hidden', entries: inputs * hidden, value: hidden },
    { field: hidden > 0 ? 'hidden' : 'classes', entries: features * outputs, value: hidden || outputs },
  ];
  for (const { field, entries, value } of layers) {
    const most = Math.min(binding, MOST_BYTES / 8);
    if (4 * entries > most) tooLarge(field, value, Math.floor((value * most) / (4 * entries)));
  }
  const turned = hidden > 0 ? outputs * hidden : 0;
  const fixed = 4 * (3 * (layers[0].entries + layers[1].entries) + turned);
  const recordBytes = 4 * (width + labels + heads);
  // rows and columns of inputs, of the hidden layer and of the heads; lists, and of tokens who uses what
  const units = roundUp(hidden, 4) + 2 * hidden;
  const perRow = 4 * ((tokens ? 4 : 2) * width + units + (hidden > 0 ? 2 : 1) * outputs + 8);
  const widest = 4 * Math.max(width, roundUp(hidden, 4), outputs);
  const least = roundUp(longest, 4);
  const left = MOST_BYTES - fixed - rows * recordBytes;
  const room = Math.min(CHUNK_BYTES, left) / perRow;
  const chunkRows = Math.min(roundUp(rows, 4), 4 * Math.floor(Math.min(room, binding / widest) / 4));
  const largest = 4 * rows * Math.max(width, labels);
  if (chunkRows < least || largest > binding) {
    const fits = Math.min(
      (MOST_BYTES - fixed - least * perRow) / recordBytes,
      binding / (4 * Math.max(width, labels)),
    );
    // what a row alone takes is decided by the classes
    if (4 * least * outputs > binding || fits < 1) {
      const most = Math.min(binding / 4 / least, CHUNK_BYTES / 8 / least);
      tooLarge('classes', outputs, Math.floor(most));
    }
    tooLarge('m', rows, 4 * Math.floor(fits / 4));
  }
  return { chunkRows, bytes: fixed + rows * recordBytes + chunkRows * perRow };
}
