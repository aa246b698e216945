// Keeps of katex's fonts only WOFF2, which every browser of this page reads, and only the faces that the page's equations are set in. The
// other formats are 700 KB and the other faces 137 KB, which nobody loads and which an offline copy would keep.
import type { Plugin } from 'vite';

const OLDER = /,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g;

/** Files of the faces that no equation uses: Fraktur, sans serif, script, typewriter, bold calligraphic, bold italics and the italic of text. */
const UNUSED =
  /\/KaTeX_(?:Caligraphic-Bold|Fraktur-\w+|Main-BoldItalic|Main-Italic|Math-BoldItalic|SansSerif-\w+|Script-\w+|Typewriter-\w+)\./;

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The style sheet of katex with the fonts that the page keeps. @throws Error if it names its fonts differently. */
export function withKeptFonts(css: string): string {
  const faces = css.match(FACE) ?? [];
  if (!faces.some((face) => UNUSED.test(face)) || css.search(OLDER) < 0) {
    throw new Error('The style sheet of katex names its fonts differently now.');
  }
  return css.replace(FACE, (face) => (UNUSED.test(face) ? '' : face.replace(OLDER, '')));
}

export function equationFonts(): Plugin {
  return {
    name: 'adjacency-lab:equation-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /katex.*\.css$/ },
      handler: (code) => ({ code: withKeptFonts(code), map: null }),
    },
  };
}
