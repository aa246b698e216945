// Tests of the encoder's store over a client that answers when the test says so: what it shows, what it keeps after a refusal, and what it
// drops because it comes too late.
import { describe, expect, test } from 'vitest';
import type { ModelSummary, RecordsSummary } from '../engine/types';
import type { EncodeReply } from '../worker/answers';
import { EncoderStore } from './encoderStore';

interface Held {
  signal: AbortSignal;
  answer: (value: unknown) => Promise<void>;
  refuse: (message: string) => Promise<void>;
}

function setUp() {
  const calls: Held[] = [];
  const files: string[] = [];
  const hold = (signal: AbortSignal) =>
    new Promise<never>((resolve, reject) => {
      const settled = () => new Promise<void>((done) => setTimeout(done));
      calls.push({
        signal,
        answer(value) {
          resolve(value as never);
          return settled();
        },
        refuse(message) {
          reject(new Error(message));
          return settled();
        },
      });
    });
  const store = new EncoderStore({ client: { model: hold, records: hold, encode: hold } });
  const encode = () => store.encode((file) => files.push(file.name));
  return { store, calls, files, encode };
}

const output = (name: string, final: boolean) => ({ name, shape: [4], what: 'Dense', final });
const model = {
  name: 'model.json',
  outputs: [output('a', false), output('b', true), output('c', false)],
} as unknown as ModelSummary;
const records = { name: 'x', records: 9 } as unknown as RecordsSummary;
const reply = {
  rows: 9,
  columns: 4,
  file: { name: 'x-features.npz', bytes: new Uint8Array(3) },
} as unknown as EncodeReply;

async function ready() {
  const all = setUp();
  void all.store.chooseModel({ kind: 'demonstration' });
  await all.calls[0]!.answer(model);
  void all.store.chooseRecords({ kind: 'digits' });
  await all.calls[1]!.answer(records);
  return all;
}

test('the chosen output is at first that of the model itself', async () => {
  const { store } = await ready();
  expect(store.getSnapshot().options.output).toBe('b');
});

test('the file of features is handed on', async () => {
  const { store, calls, files, encode } = await ready();
  void encode();
  expect(store.getSnapshot().run.status).toBe('running');
  await calls[2]!.answer(reply);
  expect(store.getSnapshot().run).toMatchObject({ status: 'done', stale: false, fileName: 'x-features.npz' });
  expect(files).toEqual(['x-features.npz']);
});

test('a result is stale once the settings differ', async () => {
  const { store, calls, encode } = await ready();
  void encode();
  await calls[2]!.answer(reply);
  store.setOptions({ scale: 'bytes' });
  expect(store.getSnapshot().run).toMatchObject({ status: 'done', stale: true });
});

test('a model that is refused leaves the one before, with the reason', async () => {
  const { store, calls } = await ready();
  void store.chooseModel({ kind: 'files', files: [] });
  await calls[2]!.refuse('no model');
  expect(store.getSnapshot().model).toMatchObject({
    status: 'failed',
    summary: model,
    choice: { kind: 'demonstration' },
  });
  expect(store.getSnapshot().model.error?.message).toBe('no model');
});

test('an encoding that fails hands on no file', async () => {
  const { store, calls, files, encode } = await ready();
  void encode();
  await calls[2]!.refuse('not a number');
  expect(store.getSnapshot().run).toMatchObject({ status: 'failed', reply: null });
  expect(files).toEqual([]);
});

test('nothing is asked without a model or without records', async () => {
  const { calls, encode } = setUp();
  await encode();
  expect(calls).toEqual([]);
});

describe('an answer that comes too late', () => {
  test('is dropped after a stop', async () => {
    const { store, calls, files, encode } = await ready();
    void encode();
    store.stop();
    expect(calls[2]!.signal.aborted).toBe(true);
    await calls[2]!.answer(reply);
    expect(store.getSnapshot().run.status).toBe('idle');
    expect(files).toEqual([]);
  });

  test('is dropped after a change of the settings', async () => {
    const { store, calls, encode } = await ready();
    void encode();
    store.setOptions({ pooling: 'flatten' });
    expect(calls[2]!.signal.aborted).toBe(true);
    await calls[2]!.refuse('late');
    expect(store.getSnapshot().run).toMatchObject({ status: 'idle', error: null });
  });

  test('is dropped after a newer choice of records', async () => {
    const { store, calls } = await ready();
    void store.chooseRecords({ kind: 'digits' });
    void store.chooseRecords({ kind: 'digits' });
    expect(calls[2]!.signal.aborted).toBe(true);
    await calls[2]!.answer({ name: 'old' });
    await calls[3]!.answer({ name: 'new' });
    expect(store.getSnapshot().records.summary?.name).toBe('new');
  });
});
