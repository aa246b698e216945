// Processes pictures in an empty page of the same Chromium, so that the tests need no library for images. It halves, encodes and compares
// them. To develop a picture means to turn a screenshot into the form in which pictures are kept. Asserts nothing.
import type { Browser, Page } from 'playwright-core';
import { compare, type Pixels, type Verdict } from './compare';

interface Judged {
  same: boolean;
  why: string;
  share: number;
  /** A PNG with the kept picture, the new one and their differences, side by side; null where they are the same. */
  picture: Buffer | null;
}

interface Tools {
  /** Halves a picture and encodes it in the lossy form in which pictures are kept, so that both sides of a comparison have the same losses. */
  develop(png: string): Promise<string>;
  judge(kept: string, taken: string): Promise<Omit<Judged, 'picture'> & { picture: string | null }>;
}

/** Defines the tools. It runs in the browser, so it can use nothing of this module but its argument. */
function layOut(compareSource: string): void {
  const comparePixels: (kept: Pixels, taken: Pixels) => Verdict = new Function(`return (${compareSource})`)();
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const base64 = async (canvas: OffscreenCanvas, type: string): Promise<string> => {
    const blob = await canvas.convertToBlob({ type, quality: 0.7 });
    const all = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let i = 0; i < all.length; i += 8192) text += String.fromCharCode(...all.subarray(i, i + 8192));
    return btoa(text);
  };
  const canvasOf = (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return { canvas, context };
  };
  const pixels = async (encoded: string, type: string): Promise<ImageData> => {
    const bitmap = await createImageBitmap(new Blob([bytes(encoded)], { type }));
    const { context } = canvasOf(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const tools: Tools = {
    async develop(png) {
      const { width, height, data } = await pixels(png, 'image/png');
      const half = new ImageData(Math.floor(width / 2), Math.floor(height / 2));
      for (let y = 0; y < half.height; y++) {
        for (let x = 0; x < half.width; x++) {
          const from = 4 * (2 * y * width + 2 * x);
          const to = 4 * (y * half.width + x);
          for (let c = 0; c < 4; c++) {
            half.data[to + c] =
              (data[from + c] +
                data[from + 4 + c] +
                data[from + 4 * width + c] +
                data[from + 4 * width + 4 + c]) /
              4;
          }
        }
      }
      const { canvas, context } = canvasOf(half.width, half.height);
      context.putImageData(half, 0, 0);
      return base64(canvas, 'image/webp');
    },
    async judge(keptText, takenText) {
      const kept = await pixels(keptText, 'image/webp');
      const taken = await pixels(takenText, 'image/webp');
      const { same, why, share, mask } = comparePixels(kept, taken);
      if (same) return { same, why, share, picture: null };
      const { canvas, context } = canvasOf(
        2 * kept.width + taken.width + 20,
        Math.max(kept.height, taken.height),
      );
      context.putImageData(kept, 0, 0);
      context.putImageData(taken, kept.width + 10, 0);
      const differing = new ImageData(kept.width, Math.max(1, Math.floor(mask.length / kept.width)));
      for (let i = 0; i < mask.length; i++) differing.data.set([220, 0, 60, mask[i] ? 255 : 16], 4 * i);
      context.putImageData(differing, kept.width + taken.width + 20, 0);
      return { same, why, share, picture: await base64(canvas, 'image/png') };
    },
  };
  Object.assign(globalThis, { darkroom: tools });
}

declare const darkroom: Tools;

export interface Darkroom {
  /** Turns a screenshot (PNG) into the form in which pictures are kept, which is WebP at half size. */
  develop(png: Buffer): Promise<Buffer>;
  /** Compares two pictures in the form in which they are kept. */
  judge(kept: Buffer, taken: Buffer): Promise<Judged>;
}

export async function openDarkroom(browser: Browser): Promise<Darkroom> {
  const page: Page = await (await browser.newContext()).newPage();
  // tsx marks nested functions by a helper that the page lacks
  await page.evaluate('globalThis.__name = (it) => it');
  await page.evaluate(layOut, compare.toString());
  return {
    async develop(png) {
      return Buffer.from(
        await page.evaluate((text) => darkroom.develop(text), png.toString('base64')),
        'base64',
      );
    },
    async judge(kept, taken) {
      if (kept.equals(taken)) return { same: true, why: '', share: 0, picture: null };
      const texts = [kept.toString('base64'), taken.toString('base64')] as const;
      const { picture, ...rest } = await page.evaluate(([a, b]) => darkroom.judge(a, b), texts);
      return { ...rest, picture: picture === null ? null : Buffer.from(picture, 'base64') };
    },
  };
}
