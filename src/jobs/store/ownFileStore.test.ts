// A reader's file from bytes to records over a real channel: what is shown, what is refused, what survives a refusal.
import { expect, test } from 'vitest';
import { channelWorker } from '../../rpc/testing/channelWorker';
import { WorkerBridge } from '../../rpc/workerBridge';
import { OwnFileJobs } from '../client/ownFileClient';
import type { PreparedFile } from '../messages/pageMessages';
import type { OwnFileApi } from '../messages/workerApi';
import { serveOwnFile } from '../worker/ownFile';
import { OwnFileStore } from './ownFileStore';

function setUp() {
  let data: PreparedFile['data'] | null = null;
  const bridge = new WorkerBridge<OwnFileApi>({ name: 'file', create: () => channelWorker(serveOwnFile()) });
  const store = new OwnFileStore({
    client: new OwnFileJobs(bridge),
    onData: (next) => {
      data = next;
    },
    onChange: () => {},
  });
  return { store, data: () => data };
}

const LINES = Array.from(
  { length: 24 },
  (_, i) => `p${i},${i % 7},${(i * i) % 11},${i % 2 ? 'ill' : 'well'}`,
);
const csv = (lines: readonly string[], header = 'name,age,dose,state') =>
  new File([[header, ...lines].join('\n')], 'patients.csv');

test('a file becomes records: text columns are left out, the label column is found, classes are counted', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  const { status, columns, preview, prepared, classNames } = store.entry;
  expect(status).toBe('ready');
  expect(preview?.firstRows[0]).toEqual(['p0', '0', '0', 'well']);
  expect(columns).toEqual({ label: 3, skip: [0] });
  expect(classNames).toEqual(['ill', 'well']);
  expect(prepared?.trainingCounts).toEqual([6, 6]);
  expect(data()?.columnNames).toEqual(['age', 'dose']);
});

test('a malformed file is named by line, and the one before stays', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  await store.open(csv([...LINES.slice(0, 3), 'p4,1']));
  expect(store.entry.status).toBe('failed');
  expect(store.entry.error?.message).toMatch(/line 5/);
  expect(store.entry.preview?.rows).toBe(24);
  expect(data()?.train.rows).toBe(12);
});

test('a column that cannot be trained on is named by line and column, and can be left out', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES.map((line, i) => (i === 4 ? line.replace(',4,', ',?,') : line))));
  expect(store.entry.status).toBe('failed');
  expect(store.entry.error?.message).toMatch(/line 6, column 2 \(age\)/);
  expect(data()).toBeNull();
  await store.setColumns({ skip: [0, 1] });
  expect(store.entry.status).toBe('ready');
  expect(data()?.columnNames).toEqual(['dose']);
});

test('another label column makes other classes; a choice that is refused keeps the last records', async () => {
  const { store, data } = setUp();
  await store.open(csv(LINES));
  await store.setColumns({ label: 1 });
  expect(store.entry.classNames).toHaveLength(7);
  expect(store.entry.columns).toEqual({ label: 1, skip: [0, 3] });
  await store.setColumns({ skip: [0, 2, 3] });
  expect(store.entry.status).toBe('failed');
  expect(data()?.columnNames).toEqual(['dose']);
  store.forget();
  expect(store.entry.status).toBe('none');
  expect(data()).toBeNull();
});
