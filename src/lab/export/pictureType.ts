// The page's fonts for a saved picture. An SVG sees none of them, not even on this page's own canvas, unless it
// carries them.

export interface Lettering {
  /** Font families as the browser computes them: '"Inter Variable", sans-serif'. */
  family: string;
  style: string;
  text: string;
}

const unquoted = (family: string): string => family.trim().replace(/^["']|["']$/g, '');

function isFor({ unicodeRange }: TypeFace, text: string): boolean {
  if (unicodeRange === '') return text !== '';
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** The faces, of those given and in their order, that draw at least one letter of the texts. Their weights make no difference. */
export const facesFor = (letterings: readonly Lettering[], faces: readonly TypeFace[]): TypeFace[] =>
  faces.filter((face) =>
    letterings.some(({ family, style, text }) => {
      if (!family.split(',').map(unquoted).includes(face.family)) return false;
      // a browser slants the upright face where there is no other
      const own = faces.some((other) => other.family === face.family && other.style === style);
      return face.style === (own ? style : 'normal') && isFor(face, text);
    }),
  );

/** The font faces of the page's style sheets that come in files. Fallback faces, which name a font of the system, are left out. */
const facesOfPage = () =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const read = (name: string) => rule.style.getPropertyValue(name);
      const [, address] = /url\("?([^")]+)"?\)/.exec(read('src')) ?? [];
      if (address === undefined) return [];
      const url = new URL(address, sheet.href ?? document.baseURI).href;
      const [style, weight] = [read('font-style') || 'normal', read('font-weight') || 'normal'];
      // the face's range as the browser writes it: 'U+370-3FF, U+2212'; empty where the face is for all letters
      const unicodeRange = read('unicode-range');
      return { family: unquoted(read('font-family')), style, weight, url, unicodeRange };
    }),
  );

export type TypeFace = ReturnType<typeof facesOfPage>[number];

async function dataAddress(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const file = new Blob([await response.arrayBuffer()], { type: 'font/woff2' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A style sheet that carries the faces of the texts as data. @throws Error when a font file cannot be fetched */
export async function typeFor(letterings: readonly Lettering[]): Promise<string> {
  const faces = facesFor(letterings, facesOfPage());
  const rules = await Promise.all(
    faces.map(async ({ family, style, weight, url, unicodeRange }) => {
      const range = unicodeRange === '' ? '' : `unicode-range:${unicodeRange};`;
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};${range}src:url("${await dataAddress(url)}") format("woff2")}`;
    }),
  );
  return rules.join('\n');
}
