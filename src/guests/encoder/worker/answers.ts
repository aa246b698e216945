// The answers of the encoder's worker: it takes a model and records, and gives a file of features. The code that computes is a parameter,
// so that tests can replace it.

import type { ReadAsset } from '../../../audit/datasets/types';
import type { Sentence } from '../../../base/sentences/sentence';
import type { Job } from '../../../work/queries/workerApi';
import { DEMONSTRATION } from '../engine/demonstration';
import type { Pixels } from '../engine/pixels';
import type { Encoding } from '../engine/recordSource';
import type {
  EncodedRecords,
  EncodeOptions,
  EncodeProgress,
  EngineName,
  ModelSummary,
  RecordsSummary,
} from '../engine/types';
import { encodeNpz } from './encodeNpz';
import { openRecords, type RecordsChoice } from './records';

export type { RecordsChoice };

/** The model that a reader has chosen. Files cross to a worker by reference, and are read there. */
export type EncoderChoice = { kind: 'files'; files: readonly File[] } | { kind: 'demonstration' };

export interface EncodeRequest {
  model: EncoderChoice;
  records: RecordsChoice;
  options: EncodeOptions;
}

export interface EncodeProgressMessage extends EncodeProgress {
  /** Estimated seconds that are left; null until some records have gone through the model. */
  secondsLeft: number | null;
}

export interface EncodeReply extends Omit<EncodedRecords, 'features' | 'labels'> {
  file: { name: string; bytes: Uint8Array<ArrayBuffer> };
  /** Milliseconds that the encoding took. */
  elapsed: number;
}

export interface EncoderParts<Model> {
  openModel: (files: readonly File[]) => Promise<Model>;
  encodeRecords: (encoding: Encoding<Model>) => Promise<EncodedRecords>;
  /** Starts an engine. Resolves to null where it has started, and else to the reason. */
  startEngine: (name: EngineName) => Promise<Sentence | null>;
  decode: (file: Blob) => Promise<Pixels | null>;
  fetchAssets: (base: string) => ReadAsset;
}

/** A scale for opening records without encoding them, which makes no difference. */
const ANY_SCALE = 'unit';

/** Address of the page's data files. */
interface Assets {
  assets: string;
}

export type EncoderTable = ReturnType<typeof encoderQueries>;

/** The encoder's queries. They have no state, and every call carries the files. */
export function encoderQueries<Model extends { summary: ModelSummary; dispose(): void }>(
  parts: EncoderParts<Model>,
) {
  const { openModel, encodeRecords, startEngine, decode, fetchAssets } = parts;

  const filesOf = async (choice: EncoderChoice, assets: string): Promise<readonly File[]> => {
    if (choice.kind === 'files') return choice.files;
    const read = fetchAssets(assets);
    const fetched = async (name: string) => new File([(await read(name)) as Uint8Array<ArrayBuffer>], name);
    return Promise.all([fetched(DEMONSTRATION.model), fetched(DEMONSTRATION.weights)]);
  };

  return {
    async model({ choice, assets }: Assets & { choice: EncoderChoice }): Promise<ModelSummary> {
      // loading a model needs some engine, and the processor is always there
      await startEngine('cpu');
      const model = await openModel(await filesOf(choice, assets));
      model.dispose();
      return model.summary;
    },

    async records({ choice, assets }: Assets & { choice: RecordsChoice }): Promise<RecordsSummary> {
      const from = { readAsset: fetchAssets(assets), decode };
      return (await openRecords(choice, ANY_SCALE, from)).summary;
    },

    async encode(
      { model, records, options, assets }: Assets & EncodeRequest,
      { turn, onProgress }: Job<EncodeProgressMessage>,
    ): Promise<EncodeReply> {
      const files = await filesOf(model, assets);
      const from = { readAsset: fetchAssets(assets), decode };
      const { source, summary } = await openRecords(records, options.scale, from);
      let began: { at: number; done: number } | null = null;
      const { features, labels, ...made } = await encodeRecords({
        open: () => openModel(files),
        source,
        options,
        pause: () => turn.pause(),
        onProgress: (progress) => {
          const { phase, done, total } = progress;
          // the time of the first batch does not count, because it includes compilation
          if (phase === 'loading') began = null;
          else began ??= { at: turn.elapsed(), done };
          const rate = began === null ? 0 : (done - began.done) / (turn.elapsed() - began.at);
          onProgress({ ...progress, secondsLeft: rate > 0 ? (total - done) / rate / 1000 : null });
        },
      });
      const name = `${summary.name.replace(/\.\w+$/, '')}-features.npz`;
      const bytes = encodeNpz(features, labels) as Uint8Array<ArrayBuffer>;
      return { ...made, file: { name, bytes }, elapsed: turn.elapsed() };
    },
  };
}
