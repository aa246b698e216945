// What every training audit begins with: the data, the canaries, the jobs. Left where it was when it is stopped; asked again,
// it goes on. Trains no audited model.

import { InputError } from '../../../base/numerics/errors';
import type { CraftedCanaries } from '../../canaries/craft';
import type { Crafting, CraftingProgress } from '../../canaries/crafting/progress';
import type { ModelShape } from '../../canaries/job';
import { loadDataset } from '../../datasets/catalogue';
import type { AuditData, ReadAsset } from '../../datasets/types';
import { Slices } from '../slices';
import { crafting, craftingSteps } from './crafting';
import { type Part, planParts } from './plan';
import type { TrainingAuditRequest } from './types';

export interface PreparedAudit {
  data: AuditData;
  shape: ModelShape;
  crafted: CraftedCanaries;
  parts: readonly Part[];
}

interface PreparationEvents {
  onProgress(phase: 'loading' | 'crafting', done: number, total: number): void;
  /** Only of canaries that were made here. */
  onCrafted(crafted: CraftedCanaries): void;
}

const SILENT: PreparationEvents = { onProgress: () => {}, onCrafted: () => {} };

export class AuditPreparation {
  private data: AuditData | null = null;
  private crafting: { generator: Crafting<CraftedCanaries>; done: number } | null = null;
  private prepared: PreparedAudit | null = null;

  /** `crafted`: what was crafted for the same request before, if anything. */
  constructor(
    private readonly request: TrainingAuditRequest,
    private readonly readAsset: ReadAsset,
    private crafted: CraftedCanaries | null = null,
  ) {}

  /** Rejects with an InputError for a request that cannot be, with the signal's reason once it is aborted. */
  async make(
    signal: AbortSignal,
    { onProgress, onCrafted }: PreparationEvents = SILENT,
  ): Promise<PreparedAudit> {
    if (this.prepared) return this.prepared;
    const { request } = this;
    onProgress('loading', 0, 1);
    this.data ??= await this.load();
    signal.throwIfAborted();
    const { data } = this;
    if (this.crafted === null) {
      const total = craftingSteps(request, data);
      const tell = (done: number) => onProgress('crafting', done, total);
      this.crafting ??= { generator: crafting(request, data), done: 0 };
      tell(this.crafting.done);
      this.crafted = await craft(signal, this.crafting, tell);
      onCrafted(this.crafted);
    }
    const { crafted } = this;
    const { shape } = crafted.reference.model;
    const parts = await inSlices(signal, planParts(request, data, shape, crafted));
    this.prepared = { data, shape, crafted, parts };
    return this.prepared;
  }

  private async load(): Promise<AuditData> {
    const { dataset, ownData } = this.request;
    if (dataset !== 'own') return loadDataset(dataset, this.readAsset);
    if (ownData) return ownData;
    throw new InputError('missing', 'ownData', "The data set is 'own' but no file was given. Load one.");
  }
}

/** Runs a generator to its end with a turn of the event loop after every step of it. */
async function inSlices<Result>(
  signal: AbortSignal,
  generator: Generator<void, Result, void>,
): Promise<Result> {
  const slices = new Slices(signal);
  for (;;) {
    const next = generator.next();
    if (next.done) return next.value;
    await slices.turn();
  }
}

/** Runs a crafting generator in short slices; left where it was when the signal aborts, it goes on from there. */
async function craft(
  signal: AbortSignal,
  crafting: { generator: Crafting<CraftedCanaries>; done: number },
  tell: (done: number) => void,
): Promise<CraftedCanaries> {
  const slices = new Slices(signal);
  let previous: CraftingProgress | null = null;
  for (;;) {
    const next = crafting.generator.next();
    if (next.done) return next.value;
    const { phase, done } = next.value;
    crafting.done += previous?.phase === phase ? done - previous.done : done;
    previous = next.value;
    if (slices.due) {
      tell(crafting.done);
      await slices.turn();
    }
  }
}
