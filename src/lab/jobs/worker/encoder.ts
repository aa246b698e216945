// The reader's own encoder as a worker exposes it: a model and records in, a file of features out. What computes is handed in.

import { DEMONSTRATION } from '../../../addons/encoder/demonstration';
import type { Pixels } from '../../../addons/encoder/pixels';
import type { Encoding } from '../../../addons/encoder/recordSource';
import type { EncodedRecords, EngineName, ModelSummary } from '../../../addons/encoder/types';
import { encodeNpz } from '../../../audit/datasets/ownFile/encodeNpz';
import type { ReadAsset } from '../../../audit/datasets/types';
import { CancellableTask } from '../../../base/rpc/cancellableTask';
import type { EncodeReply, EncoderApi, ModelChoice } from '../messages/encoderMessages';
import { openRecords } from './encoderRecords';

export interface EncoderParts<Model> {
  openModel: (files: readonly File[]) => Promise<Model>;
  encodeRecords: (encoding: Encoding<Model>) => Promise<EncodedRecords>;
  /** Null where it has started; else why not. */
  startEngine: (name: EngineName) => Promise<string | null>;
  decode: (file: Blob) => Promise<Pixels | null>;
  fetchAssets: (base: string) => ReadAsset;
}

/** The scaling of pictures makes no difference to what is looked at here. */
const ANY_SCALE = 'unit';

export function serveEncoder<Model extends { summary: ModelSummary; dispose(): void }>(
  parts: EncoderParts<Model>,
): EncoderApi {
  const { openModel, encodeRecords, startEngine, decode, fetchAssets } = parts;
  const task = new CancellableTask();

  const filesOf = async (choice: ModelChoice, assets: string): Promise<readonly File[]> => {
    if (choice.kind === 'files') return choice.files;
    const read = fetchAssets(assets);
    const fetched = async (name: string) => new File([(await read(name)) as Uint8Array<ArrayBuffer>], name);
    return Promise.all([fetched(DEMONSTRATION.model), fetched(DEMONSTRATION.weights)]);
  };

  return {
    ...task.basics,

    model: (choice, assets) =>
      task.serve(async () => {
        // any engine can read weights, and the processor is always there
        await startEngine('cpu');
        const model = await openModel(await filesOf(choice, assets));
        model.dispose();
        return model.summary;
      }),

    records: (choice, assets) =>
      task.serve(async () => {
        const { summary } = await openRecords(choice, ANY_SCALE, { readAsset: fetchAssets(assets), decode });
        return summary;
      }),

    encode: ({ model, records, options }, assets, onProgress) =>
      task.serve<EncodeReply>(async (turn) => {
        const files = await filesOf(model, assets);
        const { source, summary } = await openRecords(records, options.scale, {
          readAsset: fetchAssets(assets),
          decode,
        });
        let began: { at: number; done: number } | null = null;
        const { features, labels, ...made } = await encodeRecords({
          open: () => openModel(files),
          source,
          options,
          pause: () => turn.pause(),
          onProgress(progress) {
            const { phase, done, total } = progress;
            // the first batch compiles, so its time says nothing about the others
            if (phase === 'loading') began = null;
            else began ??= { at: turn.elapsed(), done };
            const rate = began === null ? 0 : (done - began.done) / (turn.elapsed() - began.at);
            onProgress({ ...progress, secondsLeft: rate > 0 ? (total - done) / rate / 1000 : null });
          },
        });
        const name = `${summary.name.replace(/\.\w+$/, '')}-features.npz`;
        const bytes = encodeNpz(features, labels) as Uint8Array<ArrayBuffer>;
        return { ...made, file: { name, bytes }, elapsed: turn.elapsed() };
      }),
  };
}
