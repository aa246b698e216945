// Draws an SVG as PNG in the page's own fonts, without a browser. The fonts are fixed at one weight, because the library
// that draws does not support variable fonts.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

/** The fonts of the picture, with the fixed axes of variable ones. */
const FACES = [
  ['@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf', {}],
  ['@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf', {}],
  ['inter-ui/variable/InterVariable.woff2', { wght: 450, opsz: 14 }],
] as const;

let ready: Promise<Uint8Array[]> | null = null;

async function prepared(): Promise<Uint8Array[]> {
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const letters = Array.from({ length: 0x400 }, (_, code) => String.fromCharCode(code)).join('');
  return Promise.all(
    FACES.map(async ([file, variationAxes]) =>
      subsetFont(await readFile(resolve(file)), letters, { targetFormat: 'sfnt', variationAxes }),
    ),
  );
}

export async function paint(svg: string): Promise<Uint8Array> {
  ready ??= prepared();
  const fontBuffers = await ready;
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' };
  return new Resvg(svg, { font }).render().asPng();
}
