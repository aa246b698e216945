// Decodes a picture's file to pixels in a worker, by the browser's own decoders and a canvas that is not shown.

import { arrives } from '../../../../base/liveness/arrival';
import type { Pixels } from '../../engine/pixels';
import { RECORDS } from '../../engine/refusals';
import { ENCODER_RECORDS } from '../../engine/sentences';

/** Largest number of pixels of a picture. On many devices a larger canvas fails. */
const PIXEL_LIMIT = 64 * 2 ** 20;

/** The pixels of a picture; null where the browser cannot decode it, or where it is too large. */
export async function decodePicture(file: Blob): Promise<Pixels | null> {
  if (typeof OffscreenCanvas === 'undefined') throw RECORDS.missing(ENCODER_RECORDS.noCanvas);
  let picture: ImageBitmap;
  try {
    picture = await arrives({ what: ENCODER_RECORDS.picture }, () =>
      createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'default' }),
    );
  } catch {
    return null;
  }
  try {
    const { width, height } = picture;
    if (width * height > PIXEL_LIMIT) return null;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(picture, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } finally {
    picture.close();
  }
}
