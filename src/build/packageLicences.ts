// Collects the licences and notices of the packages that a build compiled in, each text once, and the notices in their
// code, which the build removes.
import { readdirSync, readFileSync } from 'node:fs';

const PACKAGE = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const LEGAL = /^\/\*!|@licen[cs]e|@preserve|\bcopyright\b/i;
const RULE = `\n${'-'.repeat(80)}\n\n`;

/** The licence and notice files of a package; the name of its licence if it has no such file. */
function terms(folder: string): string {
  const files = readdirSync(folder).filter((entry) => /^(licen[cs]e|notice)/i.test(entry));
  if (files.length > 0) return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).license;
}

const plain = (comment: string): string =>
  comment
    .replace(/^\/\*[*!]?|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();

/** The comments of a module that state its copyright or licence. */
function notices(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return (code.match(COMMENT) ?? []).filter((comment) => LEGAL.test(comment)).map(plain);
}

function named(texts: Iterable<readonly [name: string, text: string]>): string {
  const names = new Map<string, Set<string>>();
  for (const [name, text] of texts) names.set(text, (names.get(text) ?? new Set()).add(name));
  return [...names].map(([text, of]) => `${[...of].join(', ')}\n\n${text.trim()}\n`).join(RULE);
}

/** @param modules Files as the bundler names them; files that belong to no package are skipped. */
export function packageLicences(modules: Iterable<string>): string {
  const folders = new Map<string, string>();
  const spoken: [string, string][] = [];
  for (const module of [...modules].sort()) {
    const [, folder, name] = PACKAGE.exec(module) ?? [];
    if (folder === undefined || name === undefined) continue;
    folders.set(folder.replace('\0', ''), name);
    const file = module.replace(/^\0|\?.*$/g, '');
    if (/\.[cm]?js$/.test(file))
      spoken.push(...notices(file).map((text) => [name, text] as [string, string]));
  }
  const whole = [...folders].map(([folder, name]) => [name, terms(folder)] as const);
  return `${named(whole)}${RULE}Notices in their code\n\n${named(spoken)}`;
}
