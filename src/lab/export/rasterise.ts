// Makes a PNG of an SVG document, at twice its size unless the caller says otherwise. It is drawn on a canvas of this page, without a request.
import { t } from '@lingui/core/macro';
import { crc32 } from '../../base/numerics/crc32';
import { wellFormed } from '../../scenario/wellFormed';

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Length of the IEND chunk, which ends every PNG. */
const END = 12;

/** The picture with an uncompressed iTXt chunk for each entry. Keys are Latin letters, as PNG demands. */
export function withPngText(png: Uint8Array, entries: Readonly<Record<string, string>>): Uint8Array {
  // after the key come five zero bytes: its end, not compressed, method 0, no language, no translated key
  const chunks = Object.entries(entries).map(([key, text]) =>
    chunk('iTXt', new TextEncoder().encode(`${key}${'\0'.repeat(5)}${text}`)),
  );
  const end = png.length - END;
  const parts = [png.subarray(0, end), ...chunks, png.subarray(end)];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const SCALE = 2;

/** The PNG of an SVG document. @throws Error when the browser cannot draw the document */
export async function rasterise(
  svg: string,
  { width, height }: { width: number; height: number },
  words: Readonly<Record<string, string>>,
  scale = SCALE,
): Promise<Uint8Array> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(wellFormed(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error(t`This browser gives no canvas to draw the picture on. Take the SVG instead.`);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(t`This browser could not make a PNG. Take the SVG instead.`);
  return withPngText(new Uint8Array(await blob.arrayBuffer()), words);
}
