// Decides, from their pixels alone, whether two pictures of the same part of the page show the same. It looks for changes that
// a reader would see (a block that moved, another colour, a missing line), and not for the smoothing of
// letters, which differs from one build of a browser to the next. It does not read numbers, so a changed digit may go unnoticed.

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes (red, green, blue, alpha) for each pixel, row by row. */
  data: Uint8ClampedArray;
}

export interface Verdict {
  same: boolean;
  /** Sentence on how the pictures differ; empty where they are the same. */
  why: string;
  /** Share of all pixels that differ. */
  share: number;
  /** Nonzero for each pixel that differs, over the height that both pictures have. */
  mask: Uint8Array;
}

/**
 * Compares two pictures. The function uses nothing outside itself, since its source is sent to the browser, which has the pixels.
 * The tolerances are for pictures at half the page's size, after a blur of three by three pixels.
 */
export function compare(kept: Pixels, taken: Pixels): Verdict {
  // The tolerances were chosen by measurements on 17 px text. If all of it moves by half a pixel, 9% of the pixels in its worst block
  // differ by 24 steps; by one pixel it is 15%, by two 21%, and for a thin curve in another colour 17%. The mean of a block changes by 3
  // steps if text moves so, and by 8 or more if a curve changes its colour or vanishes.

  /** Difference in one channel, in steps of 255, from which on a pixel counts as different. */
  const FAINT = 24;
  /** Side of a block in pixels, which is two lines of text. `BLOCK_SHARE` is the share of its pixels that may differ. */
  const BLOCK = 20;
  const BLOCK_SHARE = 0.16;
  /** Steps of 255 by which the mean of a block may differ. */
  const TINT = 6;
  /** Share of the whole picture that may differ. */
  const SHARE = 0.03;
  /** Rows of pixels by which the heights may differ. */
  const ROWS = 2;

  const { width } = kept;
  const height = Math.min(kept.height, taken.height);
  const mask = new Uint8Array(Math.max(0, width * height));
  if (width !== taken.width || Math.abs(kept.height - taken.height) > ROWS) {
    const size = (of: Pixels) => `${2 * of.width} by ${2 * of.height} px`;
    return { same: false, why: `it is ${size(taken)}, and was ${size(kept)}`, share: 1, mask: mask.fill(1) };
  }
  const blurred = ({ data }: Pixels): Float32Array => {
    const across = new Float32Array(3 * width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const left = x > 0 ? x - 1 : x;
        const right = x < width - 1 ? x + 1 : x;
        for (let c = 0; c < 3; c++) {
          const row = 4 * y * width + c;
          across[3 * (y * width + x) + c] =
            (data[row + 4 * left] + data[row + 4 * x] + data[row + 4 * right]) / 3;
        }
      }
    }
    const both = new Float32Array(across.length);
    const line = 3 * width;
    for (let y = 0; y < height; y++) {
      const above = line * (y > 0 ? y - 1 : y);
      const below = line * (y < height - 1 ? y + 1 : y);
      for (let i = 0; i < line; i++)
        both[line * y + i] = (across[above + i] + across[line * y + i] + across[below + i]) / 3;
    }
    return both;
  };
  const a = blurred(kept);
  const b = blurred(taken);
  const columns = Math.ceil(width / BLOCK);
  const blocks = Array.from({ length: columns * Math.ceil(height / BLOCK) }, () => ({
    size: 0,
    differing: 0,
    tint: [0, 0, 0],
  }));
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    const block = blocks[Math.floor(i / width / BLOCK) * columns + Math.floor((i % width) / BLOCK)];
    let most = 0;
    for (let c = 0; c < 3; c++) {
      const difference = b[3 * i + c] - a[3 * i + c];
      block.tint[c] += difference;
      most = Math.max(most, Math.abs(difference));
    }
    block.size++;
    if (most <= FAINT) continue;
    mask[i] = 1;
    count++;
    block.differing++;
  }
  const share = mask.length > 0 ? count / mask.length : 0;
  const at = blocks.findIndex(
    ({ size, differing, tint }) =>
      // the last block of a row or column may be too small to judge
      size >= (BLOCK * BLOCK) / 4 &&
      (differing > BLOCK_SHARE * size || tint.some((sum) => Math.abs(sum) > TINT * size)),
  );
  if (at >= 0) {
    const x = 2 * BLOCK * (at % columns);
    const y = 2 * BLOCK * Math.floor(at / columns);
    return {
      same: false,
      why: `it differs first at ${x} px from its left, ${y} px from its top`,
      share,
      mask,
    };
  }
  if (share > SHARE) {
    return { same: false, why: `${(100 * share).toFixed(2)}% of it differs a little`, share, mask };
  }
  return { same: true, why: '', share, mask };
}
