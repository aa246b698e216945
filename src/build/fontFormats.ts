// Keeps only WOFF2 of katex's fonts, which every browser of this page reads. The other formats are 700 KB that nobody
// loads and that an offline copy would have to leave out by name.
import type { Plugin } from 'vite';

const OLDER = /,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g;

export function fontFormats(): Plugin {
  return {
    name: 'adjacency-lab:font-formats',
    enforce: 'pre',
    transform: {
      filter: { id: /katex.*\.css$/ },
      handler(code) {
        const kept = code.replace(OLDER, '');
        if (kept === code) throw new Error('The style sheet of katex names its fonts differently now.');
        return { code: kept, map: null };
      },
    },
  };
}
