// The store of recordings by scenario. Whether the shipped files fit their presets is tested in test/reference.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { changeScenario, DEFAULT_SCENARIO, presetScenario, TRAINING_PRESETS } from '../../scenario';
import { formatRecording, parseRecording, type Recording } from './recording';
import { RecordingStore } from './recordingStore';

/** A shipped recording of a preset. */
const RECORDED = new URL(`../../../public/recorded/${TRAINING_PRESETS[0].id}.json`, import.meta.url);

const textOf = (preset: string): string =>
  formatRecording({
    preset,
    link: '',
    seed: 1,
    commit: 'abc',
    backend: 'wasm',
    seconds: 1,
    reply: { modelsTrained: 7 } as TrainingAuditReply,
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the recording of a preset is fetched once, whatever the view', async () => {
  const fetch = vi.fn(async (preset: string) => textOf(preset));
  const store = new RecordingStore(fetch, () => {});
  for (const preset of TRAINING_PRESETS.slice(0, 3)) {
    store.want(presetScenario(preset));
    expect(store.coming).toBe(true);
    await settled();
    expect(store.coming).toBe(false);
    expect(store.entry?.recording.preset).toBe(preset.id);
    expect(store.entry?.stale).toBe(false);
    store.want(changeScenario(presetScenario(preset), { estimator: 'paper', axis: 'delta' }));
    expect(store.entry?.recording.preset).toBe(preset.id);
  }
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the opening settings have a recording of their own', async () => {
  const store = new RecordingStore(
    async (preset) => textOf(preset),
    () => {},
  );
  store.want(DEFAULT_SCENARIO);
  await settled();
  expect(store.entry?.stale).toBe(false);
  expect(store.entry?.recording.preset).toBe('start-digits');
  expect(store.entry?.recording.reply.modelsTrained).toBe(7);
  store.want(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 5 }));
  expect(store.entry?.stale).toBe(true);
});

test('a scenario without a recording keeps the last one, marked as that of other settings', async () => {
  const store = new RecordingStore(
    async (preset) => textOf(preset),
    () => {},
  );
  const elsewhere = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 5 });
  store.want(elsewhere);
  await settled();
  expect(store.entry).toBeNull();
  store.want(presetScenario(TRAINING_PRESETS[0]));
  await settled();
  expect(store.entry?.stale).toBe(false);
  store.want(elsewhere);
  expect(store.entry?.recording.preset).toBe(TRAINING_PRESETS[0].id);
  expect(store.entry?.stale).toBe(true);
});

test('a file that is missing, broken or of another kind is no recording', async () => {
  for (const answer of [null, '<!doctype html>', '{"format":"adjacency-lab/recording","version":99}']) {
    const store = new RecordingStore(
      async () => answer,
      () => {},
    );
    store.want(DEFAULT_SCENARIO);
    await settled();
    expect(store.entry).toBeNull();
  }
});

test('a file that could not be fetched is fetched again at the next visit', async () => {
  const fetch = vi.fn(async (preset: string) => textOf(preset));
  fetch.mockRejectedValueOnce(new Error('offline'));
  const store = new RecordingStore(fetch, () => {});
  store.want(DEFAULT_SCENARIO);
  await settled();
  expect(store.coming).toBe(false);
  expect(store.entry).toBeNull();
  store.want(DEFAULT_SCENARIO);
  await settled();
  expect(store.entry?.recording.reply.modelsTrained).toBe(7);
});

/** A store without recordings, and the file of a result that was trained elsewhere at other settings. */
function openedFile() {
  const store = new RecordingStore(
    async () => null,
    () => {},
  );
  const { reply } = parseRecording(readFileSync(RECORDED, 'utf8')) as Recording<TrainingAuditReply>;
  const made = { place: 'a cluster', shards: 3, machines: 2, coreHours: 1, finished: '', scores: '' };
  const file = {
    preset: 'x',
    link: 'v=2&s=3',
    seed: 1,
    commit: 'abc',
    backend: 'wasm',
    seconds: 1,
    made,
    reply,
  };
  return { store, made, file, here: changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 3 }) };
}

test('a text that is no result is refused with the reason', async () => {
  const { store, file, here } = openedFile();
  store.want(here);
  expect(store.entry).toBeNull();
  for (const [text, why] of [
    ['', 'no result of a training audit'],
    ['{}', 'no result of a training audit'],
    [textOf('figure-4'), 'cannot be drawn'],
    [formatRecording({ ...file, link: 's=none' }), 'link cannot be read'],
  ]) {
    await expect(store.open(text)).rejects.toThrow(why);
    store.want(here);
    expect(store.entry).toBeNull();
  }
});

test('a result from a file is shown for its scenario, and marked as that of other settings elsewhere', async () => {
  const { store, made, file, here } = openedFile();
  expect(await store.open(formatRecording(file))).toEqual(here);
  store.want(here);
  expect(store.entry?.recording.made).toEqual(made);
  expect(store.entry?.stale).toBe(false);
  store.want(changeScenario(here, { steps: 7 }));
  expect(store.entry?.stale).toBe(true);
  store.want(here);
  expect(store.entry?.stale).toBe(false);
});
