// Every query of the page's workers is a module with an entry, which describes the query. Its example must follow its
// schema and be answered.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Entry, finished, type Query, type Steps } from './query';
import { queryNamed, TABLES } from './tables';

type Module = { entry: () => Entry<Query<never, unknown>> };

const FOUND = import.meta.glob<Module>(
  ['./{accountant,chapters,risk}/*.ts', '../../guests/*/worker/queries/*.ts'],
  { eager: true },
);

/** Table and name of the query in a file, whose folder stands beside this test or in a guest. */
const nameOf = (path: string): string =>
  path.replace(/^\.\.\/\.\.\/guests\/([\w-]+)\/worker\/queries\//, './$1/').slice('./'.length, -'.ts'.length);

const ENTRIES = Object.entries(FOUND)
  .filter(([, module]) => 'entry' in module)
  .map(([path, { entry }]) => [nameOf(path), entry()] as const);

/** Folder of the examples’ data files. */
const DATA = new URL('../../../public/data/', import.meta.url);

const signal = new AbortController().signal;
const job = {
  onProgress: () => {},
  onPiece: () => {},
  kept: [],
  turn: { signal, pause: async () => {}, elapsed: () => 0 },
};

beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const file = String(address).replace(/^https:.*\/data\//, `${DATA}`);
    return new Response(await readFile(new URL(file)));
  });
});

test('every query of a table has an entry', async () => {
  const names = ENTRIES.map(([name]) => name);
  for (const [table, load] of Object.entries(TABLES)) {
    const functions = await load();
    for (const name of Object.keys(functions)) expect(names).toContain(`${table}/${name}`);
  }
});

describe.each(ENTRIES)('%s', (name, entry) => {
  test('is in its table', async () => {
    const answer = await queryNamed(name);
    // the page's worker has a version of its own that keeps contours of the latest curves
    if (name !== 'accountant/curves') expect(answer).toBe(entry.answer);
    expect(answer).not.toBeNull();
  });

  test('has a description without capital and full stop, and notes that are sentences', () => {
    expect(entry.about).toMatch(/^[^A-Z].*[^.]$/);
    for (const note of entry.notes ?? []) expect(note).toMatch(/\.$/);
  });

  test.each([entry.example, ...(entry.more ?? [])])('answers %j', async (example) => {
    const request = entry.asks.parse(example) as never;
    const reply = await finished((entry.answer as Query<never, unknown>)(request, job) as Steps<unknown>);
    expect(reply).toBeTruthy();
    if (entry.answers) expect(entry.answers.safeParse(plain(reply)).error?.message).toBeUndefined();
  });

  test('refuses a field that it does not know', () => {
    expect(entry.asks.safeParse({ ...entry.example, notAFieldOfAnyQuery: 1 }).success).toBe(false);
  });
});

const plain = (reply: unknown) =>
  JSON.parse(
    JSON.stringify(reply, (_, value) =>
      ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value,
    ),
  );
