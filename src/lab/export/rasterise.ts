// An SVG document as a PNG of twice its size, drawn on a canvas of this page. No request: the document is handed over as
// a data address.
import { t } from '@lingui/core/macro';
import { withPngText } from './pngText';

const SCALE = 2;

/** @throws Error when the browser cannot draw it. */
export async function rasterise(
  svg: string,
  { width, height }: { width: number; height: number },
  words: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error(t`This browser gives no canvas to draw the picture on. Take the SVG instead.`);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(t`This browser could not make a PNG. Take the SVG instead.`);
  return withPngText(new Uint8Array(await blob.arrayBuffer()), words);
}
