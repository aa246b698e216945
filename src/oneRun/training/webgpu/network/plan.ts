// How much of a network's training fits on a device at once, and whether it does at all.

import { roundUp } from '../../../../audit/training/layout';
import type { DeviceLimits } from '../../../../audit/training/webgpu/plan';
import { refusals } from '../../../../base/numerics/errors';
import { longestOf } from '../../network/chunks';
import type { NetworkTask } from '../../network/task';
import { squaresBytes } from './pairMemory';

/** Of all buffers. Browsers do not say how much memory a GPU has; integrated ones share the machine's. */
const MOST_BYTES = 512 * 2 ** 20;

/** Of the tables of one chunk, at most. */
const CHUNK_BYTES = 128 * 2 ** 20;

export type NetworkSizes = ReturnType<typeof sizesOf>;

export function sizesOf({ inputs, hidden, heads, firstRow }: NetworkTask) {
  const tokens = inputs.kind === 'tokens';
  const count = tokens ? inputs.window * inputs.vocabulary : inputs.rows[0].length;
  return {
    rows: firstRow[firstRow.length - 1],
    /** Rows of a record, at most. */
    longest: longestOf(firstRow),
    /** Entries of a row of inputs on the device: features, padded to four, or tokens. */
    width: tokens ? inputs.window : roundUp(count, 4),
    tokens,
    /** The number of inputs, which have a row each in the first layer's weights. */
    inputs: count,
    hidden,
    /** What the heads see: the hidden layer, or the inputs. */
    features: hidden || count,
    outputs: heads.reduce((sum, { classes }) => sum + classes, 0),
    /** Labels of a row, in all heads. */
    labels: heads.reduce((sum, { each }) => sum + each, 0),
    heads: heads.length,
  };
}

type Limits = DeviceLimits & { maxComputeWorkgroupStorageSize: number };

/**
 * Rows of a chunk, a multiple of four and room for any record, and bytes of all buffers. Throws InputError
 * 'too-large' that names the field and what would fit.
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
  const classBytes = hidden > 0 ? 8 : 4;
  const besides = 4 * ((tokens ? 4 : 2) * width + roundUp(hidden, 4) + 2 * hidden + 8);
  const perRow = besides + classBytes * outputs;
  const least = roundUp(longest, 4);
  const widest = 4 * Math.max(width, roundUp(hidden, 4), outputs);
  if (least * widest > binding || least * perRow > CHUNK_BYTES) {
    const most = Math.min(binding / (4 * least), (CHUNK_BYTES / least - besides) / classBytes);
    tooLarge('classes', outputs, Math.floor(most));
  }
  const largest = 4 * Math.max(width, labels);
  const left = MOST_BYTES - fixed - least * perRow;
  if (rows * largest > binding || rows * recordBytes > left) {
    const fits = Math.min(left / recordBytes, binding / largest);
    tooLarge(longest > 1 ? 'rows' : 'm', rows, Math.floor(fits));
  }
  const room = Math.min(CHUNK_BYTES, MOST_BYTES - fixed - rows * recordBytes) / perRow;
  const chunkRows = Math.min(roundUp(rows, 4), 4 * Math.floor(Math.min(room, binding / widest) / 4));
  return { chunkRows, bytes: fixed + rows * recordBytes + chunkRows * perRow };
}

function tooLarge(field: string, value: number, fits: number): never {
  throw refusals(field)
    .tooLarge`${field} is ${value}, so the run does not fit in the memory planned on a GPU. Lower it to ${Math.max(1, fits)} or less.`;
}
