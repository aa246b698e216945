// The modules of src/guests/faces agree with the registry and the guests' folders, and each guest has all files that it needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LINKS } from '../../src/guests/faces/links';
import { RECORD_CHOOSERS } from '../../src/guests/faces/recordChoosers';
import { RECORD_SOURCE_WORDS } from '../../src/guests/faces/recordSourceWords';
import { SCENARIO_SOURCES } from '../../src/guests/faces/scenarioSources';
import { SIDE_PAGE_CONTENTS } from '../../src/guests/faces/sidePageContents';
import { SIDE_PAGES } from '../../src/guests/faces/sidePages';
import { GUESTS } from '../../src/guests/registry';
import { importsOf } from '../lint/imports';
import { FLOORS } from '../lint/table';
import { allFiles } from '../lint/tree';
import { FACES, faceModule, faceModules } from './faces';
import { packagesIn } from './packages';
import { withoutGuest } from './registry';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('src/guests/faces', () => {
  const modules = faceModules(ROOT, GUESTS);

  test('has exactly one module for each face', () =>
    expect(readdirSync(`${ROOT}src/guests/faces`).sort()).toEqual([...modules.keys()].sort()));

  test.each([...modules])('%s is as `npm run guests -- write` writes it', (name, text) =>
    expect(readFileSync(`${ROOT}src/guests/faces/${name}`, 'utf8')).toBe(text),
  );

  test('has none that nobody reads, but for those among guests', () => {
    const read = [...importsOf(allFiles())]
      .filter(([path]) => !path.startsWith('src/guests/') && !path.includes('.test.'))
      .flatMap(([, imports]) => imports.map(({ to }) => to));
    const unread = FACES.filter(({ name }) => !read.includes(`src/guests/faces/${name}.ts`));
    expect(unread).toEqual(FACES.filter(({ amongGuests }) => amongGuests));
  });

  test('names each guest by its own name, in the registry’s order', () => {
    const face = { name: 'sidePages', file: 'page/sidePage.ts', value: 'SIDE_PAGE' };
    expect(faceModule(face, ['two-worlds', 'crowd']).split('\n').slice(1)).toEqual([
      "import { SIDE_PAGE as crowd } from '../crowd/page/sidePage';",
      "import { SIDE_PAGE as twoWorlds } from '../two-worlds/page/sidePage';",
      '',
      'export const SIDE_PAGES = {',
      "  'two-worlds': twoWorlds,",
      '  crowd,',
      '} as const;',
      '',
    ]);
    expect(faceModule(face, []).split('\n')[1]).toBe('export const SIDE_PAGES = {} as const;');
  });
});

describe('each guest', () => {
  const pages = (face: Readonly<Record<string, { page?: string; embed?: string }>>) =>
    Object.entries(face).flatMap(([guest, { page }]) => (page ? [[guest, page]] : []));
  const ids = (face: Readonly<Record<string, { id: string }>>) =>
    Object.entries(face).map(([guest, { id }]) => [guest, id]);
  /** Guests with the value that this field of their links has. */
  const linked = (field: string) =>
    Object.entries<Readonly<Record<string, unknown>>>(LINKS).flatMap(([guest, { [field]: value }]) =>
      value === undefined ? [] : [[guest, value]],
    );

  test.each(GUESTS)('%s has a README and at least one face', (guest) => {
    const files = [...FACES.map(({ file }) => file), 'README.md'];
    const found = files.filter((file) => existsSync(`${ROOT}src/guests/${guest}/${file}`));
    expect(found).toContain('README.md');
    expect(found.length).toBeGreaterThan(1);
  });

  test('with a page beside the article has its name in links, its title and its content', () => {
    expect(pages(SIDE_PAGES)).toEqual(linked('page'));
    expect(pages(SIDE_PAGE_CONTENTS)).toEqual(linked('page'));
  });

  test('with a source of records has its name in links, its words and what asks for the records', () => {
    expect(ids(SCENARIO_SOURCES)).toEqual(linked('data'));
    expect(ids(RECORD_SOURCE_WORDS)).toEqual(linked('data'));
    expect(ids(RECORD_CHOOSERS)).toEqual(linked('data'));
  });

  test.each(GUESTS)('%s is mentioned by its path in its own files and in the faces alone', (guest) => {
    const places = ['src', 'workers', 'test', 'tools', 'docs', '.github', ':/*.json', ':/*.ts', ':/*.md'];
    const own = [`:!src/guests/${guest}`, ':!src/guests/faces', ':!*.po'];
    // a guest's name as a path, and as one in a pattern
    const either = ['-e', `guests/${guest}/`, '-e', String.raw`guests\/${guest}\/`];
    const words = ['grep', '--untracked', '-lF', ...either, '--', ...places, ...own];
    const { stdout, stderr } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe('');
  });

  test('is named in the rules of imports of no other folder', () => {
    const others = FLOORS.filter(({ at }) => !at.startsWith('src/guests/'));
    const named = others.flatMap(({ at, may, types = [] }) =>
      [...may, ...types]
        .filter((path) => GUESTS.some((guest) => path.startsWith(`src/guests/${guest}`)))
        .map((path) => `${at}: ${path}`),
    );
    expect(named).toEqual([]);
  });
});

test('the packages of a folder are those that its files import, by the names of package.json', () => {
  const packages = packagesIn(fileURLToPath(new URL('.', import.meta.url)));
  expect(packages).toEqual(['vitest']);
});

test('a guest is removed from the registry with its own line alone', () => {
  expect(withoutGuest("= [\n  'a',\n  'b',\n];", 'a')).toBe("= [\n  'b',\n];");
  expect(() => withoutGuest("= [\n  'b',\n];", 'a')).toThrow("'a'");
});
