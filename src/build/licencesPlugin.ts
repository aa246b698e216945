// Writes the licence texts of the packages in the page's scripts, and of its fonts, into one file beside the page. The
// scripts themselves have none, because every worker would carry them again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FACES } from './fonts/faces.ts';
import { packageLicences } from './packageLicences.ts';

const EQUATIONS = 'katex';
/** Notice of the fonts of equations, which the licence of their package does not have. */
const EQUATION_FACES = `Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)
Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>),
with Reserved Font Names KaTeX_AMS, KaTeX_Main, KaTeX_Math and the others that begin with KaTeX_.
This Font Software is licensed under the SIL Open Font License, Version 1.1, whose text stands above.`;

/** Licence file of each package that a font is cut from, and of the package whose own fonts are used for equations. */
const TEXTS: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-serif-4': 'LICENSE',
  '@expo-google-fonts/source-serif-4': 'LICENSE_FONT',
  'inter-ui': 'LICENSE.txt',
  '@fontsource-variable/jetbrains-mono': 'LICENSE',
  [EQUATIONS]: 'LICENSE',
};

const packageOf = (source: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;

function fontLicences(): string {
  const packages = [...new Set(FACES.map(({ source }) => packageOf(source))), EQUATIONS];
  const texts = packages.map((name) => {
    const file = TEXTS[name];
    if (!file) throw new Error(`${name} has no licence text in src/build/licencesPlugin.ts. Name its file.`);
    const text = readFileSync(
      fileURLToPath(new URL(`../../node_modules/${name}/${file}`, import.meta.url)),
      'utf8',
    );
    const faces = name === EQUATIONS ? `${EQUATION_FACES}\n\n` : '';
    return `${name}\n\n${faces}${text.trim()}\n`;
  });
  return `The fonts of this page come from these packages.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** @param modules The files compiled into the workers; those of the page itself are added here, when it is written. */
export function licencesFile(modules: Set<string>): Plugin {
  return {
    name: 'adjacency-lab:licences',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') for (const module of output.moduleIds) modules.add(module);
      }
      const code = `The scripts of this page are compiled with these packages.\n\n${packageLicences(modules)}`;
      const source = `${fontLicences()}\n${'='.repeat(80)}\n\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
