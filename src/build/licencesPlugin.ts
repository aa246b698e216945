// The licence texts of the type that the page is set in, in one file beside it: the Open Font License asks for its text wherever a font
// goes, cut or whole.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FACES } from './fonts/faces.ts';

/** Of each package that a face is cut from. */
const TEXTS: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-serif-4': 'LICENSE',
  '@expo-google-fonts/source-serif-4': 'LICENSE_FONT',
  'inter-ui': 'LICENSE.txt',
  '@fontsource-variable/jetbrains-mono': 'LICENSE',
};

const packageOf = (source: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;

function licences(): string {
  const packages = [...new Set(FACES.map(({ source }) => packageOf(source)))];
  const texts = packages.map((name) => {
    const file = TEXTS[name];
    if (!file) throw new Error(`${name} has no licence text in src/build/licencesPlugin.ts; name its file.`);
    const text = readFileSync(
      fileURLToPath(new URL(`../../node_modules/${name}/${file}`, import.meta.url)),
      'utf8',
    );
    return `${name}\n\n${text.trim()}\n`;
  });
  return `The fonts of this page are parts of these packages.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

export function licencesFile(): Plugin {
  return {
    name: 'adjacency-lab:licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
  };
}
