// The shipped features of sentences, with the sentence of every record.
import { readFile } from 'node:fs/promises';
import { deflateSync, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import {
  loadAllSpeechFeatures,
  loadSpeechFeatures,
  parseSentences,
  SPEECH_FEATURES_ASSET,
} from './speechFeatures';

const readAsset = (name: string) => readFile(new URL(`../../../../public/data/${name}`, import.meta.url));

it('has for every record the sentence it stands for, labelled by when it was said', async () => {
  for (const load of [loadSpeechFeatures, loadAllSpeechFeatures]) {
    const { train, auxiliary, test, sentences } = await load(readAsset);
    expect([auxiliary.rows, test.rows]).toEqual([1000, 1000]);
    expect(sentences?.train).toHaveLength(train.rows);
    expect(sentences?.auxiliary).toHaveLength(1000);
    for (const [table, said] of [
      [train, sentences!.train],
      [auxiliary, sentences!.auxiliary],
    ] as const) {
      said.forEach(({ year }, i) => {
        expect(table.labels[i] === 0 ? year < 1900 : year >= 1950).toBe(true);
      });
    }
    // the published table's second row
    expect(sentences?.train[1]).toMatchObject({ year: 1981, speaker: 'Jimmy Carter' });
  }
});

it('refuses a damaged file by name', async () => {
  expect(() => parseSentences(Uint8Array.of(1, 2, 3))).toThrow(/speeches.sentences cannot be inflated/);
  expect(() => parseSentences(deflateSync(strToU8('1844\tTyler\tYes.')))).toThrow(/has 1 lines/);
  const wrong = '1844 Tyler Yes.\n'.repeat(7000);
  expect(() => parseSentences(deflateSync(strToU8(wrong)))).toThrow(/in line 1/);
  const shortened = async (name: string) => (await readAsset(name)).subarray(0, 5000);
  await expect(loadSpeechFeatures(shortened)).rejects.toMatchObject({ field: SPEECH_FEATURES_ASSET });
});
