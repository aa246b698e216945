// Tests of the store of a reader's file, from bytes to records over a real message channel: what it shows, what it refuses, and
// what it keeps after a refusal.
import { describe, expect, test } from 'vitest';
import { channelWorker } from '../../../../test/shared/channelWorker';
import { storeWithHeldJobs } from '../../../../test/shared/heldJobs';
import type { AuditData } from '../../../audit/datasets/types';
import { WorkerBridge } from '../../../base/rpc/workerBridge';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import type { QueriesApi } from '../../../work/queries/workerApi';
import type { SourceRecords } from '../../../work/store/snapshot';
import { serveQueries } from '../../../work/worker/serve';
import { SOURCE } from '../source';
import type { PreparedFile } from '../worker/answers';
import { OWN_FILE_QUERIES } from '../worker/answers';
import { ownFileJobs } from './client';
import { OwnFileStore } from './ownFileStore';

function setUp() {
  let data: PreparedFile['data'] | null = null;
  const bridge = new WorkerBridge<QueriesApi>({
    name: 'file',
    create: () => channelWorker(serveQueries(OWN_FILE_QUERIES)),
  });
  const store = new OwnFileStore({
    client: ownFileJobs(bridge),
    onRecords: (next) => {
      data = next?.data ?? null;
    },
  });
  return { store, data: () => data };
}

const LINES = Array.from(
  { length: 24 },
  (_, i) => `p${i},${i % 7},${(i * i) % 11},${i % 2 ? 'ill' : 'well'}`,
);
const csv = (lines: readonly string[], header = 'name,age,dose,state') =>
  new File([[header, ...lines].join('\n')], 'patients.csv');

test('a file becomes records of its number columns, with classes from its label column', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  const { status, columns, preview, prepared, classNames } = store.getSnapshot();
  expect(status).toBe('ready');
  expect(preview?.firstRows[0]).toEqual(['p0', '0', '0', 'well']);
  expect(columns).toEqual({ label: 3, skip: [0] });
  expect(classNames).toEqual(['ill', 'well']);
  expect(prepared?.trainingCounts).toEqual([6, 6]);
  expect(data()?.columnNames).toEqual(['age', 'dose']);
});

describe('a malformed file after a good one', () => {
  async function openedBoth() {
    const both = setUp();
    await both.store.open(csv(LINES));
    await both.store.open(csv([...LINES.slice(0, 3), 'p4,1']));
    return both;
  }

  test('is refused with the line of its fault', async () => {
    const { store } = await openedBoth();
    expect(store.getSnapshot().status).toBe('failed');
    expect(store.getSnapshot().error?.message).toMatch(/line 5/);
  });

  test('leaves the records of the good one', async () => {
    const { store, data } = await openedBoth();
    expect(store.getSnapshot().preview?.rows).toBe(24);
    expect(data()?.train.rows).toBe(12);
  });
});

const withBadAge = () => csv(LINES.map((line, i) => (i === 4 ? line.replace(',4,', ',?,') : line)));

test('a column that cannot be trained on is refused with line and column of its fault', async () => {
  const { store, data } = setUp();
  await store.open(withBadAge());
  expect(store.getSnapshot().status).toBe('failed');
  expect(store.getSnapshot().error?.message).toMatch(/line 6, column 2 \(age\)/);
  expect(data()).toBeNull();
});

test('a column that cannot be trained on can be left out', async () => {
  const { store, data } = setUp();
  await store.open(withBadAge());
  await store.setColumns({ skip: [0, 1] });
  expect(store.getSnapshot().status).toBe('ready');
  expect(data()?.columnNames).toEqual(['dose']);
});

test('another label column makes other classes', async () => {
  const { store } = setUp();
  await store.open(csv(LINES));
  await store.setColumns({ label: 1 });
  expect(store.getSnapshot().classNames).toHaveLength(7);
  expect(store.getSnapshot().columns).toEqual({ label: 1, skip: [0, 3] });
});

test('a choice that is refused keeps the last records', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  await store.setColumns({ label: 1 });
  await store.setColumns({ skip: [0, 2, 3] });
  expect(store.getSnapshot().status).toBe('failed');
  expect(data()?.columnNames).toEqual(['dose']);
});

test('a file that is forgotten leaves no records', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  await store.setColumns({ label: 1 });
  store.forget();
  expect(store.getSnapshot().status).toBe('none');
  expect(data()).toBeNull();
});

describe('an answer that comes too late', () => {
  /** A store whose client answers when the test says so, even if the call was aborted. */
  function setUpHeld() {
    const calls: {
      name: string;
      signal: AbortSignal;
      answer: (value: unknown) => Promise<void>;
      refuse: () => Promise<void>;
    }[] = [];
    const hold = (signal: AbortSignal, { name }: { name: string }) =>
      new Promise<never>((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setTimeout(done));
        calls.push({
          name,
          signal,
          answer(value) {
            resolve(value as never);
            return settled();
          },
          refuse() {
            reject(new Error('line 1 is odd'));
            return settled();
          },
        });
      });
    let data: unknown = null;
    const store = new OwnFileStore({
      client: { read: hold, prepare: hold },
      onRecords: (next) => {
        data = next;
      },
    });
    return { store, calls, data: () => data };
  }
  const file = (name: string) => new File(['x'], name);
  const preview = { suggestedLabel: 0, columns: [{ kind: 'number' }], rows: 2 };
  const rows = { rows: 1 };
  const prepared = { data: { train: rows, auxiliary: rows, test: rows, classNames: ['a'] }, notices: [] };

  test('is dropped where a newer file was chosen while it was read', async () => {
    const { store, calls } = setUpHeld();
    void store.open(file('old.csv'));
    void store.open(file('new.csv'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[0].answer(preview);
    expect(store.getSnapshot()).toMatchObject({ status: 'reading', name: null });
    await calls[1].answer(preview);
    await calls[2].answer(prepared);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', name: 'new.csv' });
  });

  test('is dropped where the file was forgotten while records were made of it', async () => {
    const { store, calls, data } = setUpHeld();
    void store.open(file('old.csv'));
    await calls[0].answer(preview);
    store.forget();
    expect(calls[1].signal.aborted).toBe(true);
    await calls[1].answer(prepared);
    expect(store.getSnapshot().status).toBe('none');
    expect(data()).toBeNull();
  });

  test('is dropped where it refuses a file that was forgotten', async () => {
    const { store, calls } = setUpHeld();
    void store.open(file('old.csv'));
    store.forget();
    await calls[0].refuse();
    expect(store.getSnapshot()).toMatchObject({ status: 'none', error: null });
  });

  test('is avoided by close(), which aborts the reading', () => {
    const { store, calls } = setUpHeld();
    void store.open(file('old.csv'));
    store.close();
    expect(calls[0].signal.aborted).toBe(true);
  });
});

describe('real training', () => {
  const read = (name: string): SourceRecords => ({ name, data: { id: 'own' } as AuditData, frequencies: [] });

  test('uses the file that was read last until it is forgotten', () => {
    const { store } = storeWithHeldJobs();
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { dataset: SOURCE.id }));
    const wanted = () => store.getSnapshot().training.wanted;
    expect(wanted()).toBeNull();
    store.startTraining();
    expect(store.getSnapshot().training.status).toBe('idle');

    const records = read('first.csv');
    store.setRecords(SOURCE.id, records);
    const first = wanted();
    expect(first?.ownData).toBe(records.data);
    expect(store.getSnapshot().records.get(SOURCE.id)?.name).toBe('first.csv');
    store.setRecords(SOURCE.id, read('second.csv'));
    const second = wanted();
    expect(second?.key).not.toBe(first?.key);

    store.setRecords(SOURCE.id, null);
    expect(wanted()).toBeNull();
    expect(store.getSnapshot().records.size).toBe(0);
    // the same file read again may have other columns
    store.setRecords(SOURCE.id, records);
    expect([first?.key, second?.key]).not.toContain(wanted()?.key);
    store.close();
  });
});
