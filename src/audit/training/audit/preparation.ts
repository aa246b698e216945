// The preparation of a training audit: its data, its canaries and its jobs. A preparation that is stopped goes on from
// where it was.
import { refusals } from '../../../base/numerics/errors';
import { craftCanaries, REFERENCE_STEPS } from '../../canaries/craft';
import type { Crafting, CraftingProgress } from '../../canaries/crafting/progress';
import type { ModelShape } from '../../canaries/job';
import { type CraftedCanaries, RECIPES } from '../../canaries/recipes';
import type { CanaryKind } from '../../canaries/registry';
import { loadDataset } from '../../datasets/catalogue';
import type { AuditData, ReadAsset } from '../../datasets/types';
import { drawInitial } from '../draws';
import { paddedIndices, parameterLayout } from '../layout';
import { TRAINING } from '../sentences';
import { Slices } from '../slices';
import { type AuditPart, DRAWS, planParts } from './plan';
import type { TrainingAuditRequest } from './types';

/**
 * Hidden units of the multilayer perceptron: 32 as in the reference runs, or 128 as in the paper's experiment on the data set
 * that is as large as the paper's.
 */
export const hiddenUnitsOn = (dataset: TrainingAuditRequest['dataset']): number =>
  dataset === 'purchase50000' ? 128 : 32;

function craftedKinds({ canaries, alsoCraft }: TrainingAuditRequest): CanaryKind[] {
  return [...new Set([...canaries, ...alsoCraft])];
}

/** The crafting of a request's canaries, as a generator that has not started. Its first step throws for a bad request. */
export function crafting(request: TrainingAuditRequest, data: AuditData): Crafting<CraftedCanaries> {
  const { columns: inputs, classes } = data.train;
  const shape: ModelShape =
    request.model === 'linear'
      ? { kind: 'linear', inputs, classes }
      : { kind: 'mlp', inputs, hidden: hiddenUnitsOn(request.dataset), classes };
  return craftCanaries({
    data,
    shape,
    clippingNorm: request.clippingNorm,
    steps: request.mechanism.steps,
    kinds: craftedKinds(request),
    ...(request.target === null ? {} : { target: request.target }),
    ...(request.coordinate && { coordinate: request.coordinate }),
    batches: { samplingRate: request.mechanism.samplingRate, seed: request.seed },
    ...(shape.kind === 'mlp' ? { initial: initialParameters(shape, request.seed) } : {}),
  });
}

/** Random initial parameters of the attacker's model, in the flattened order. */
function initialParameters(shape: ModelShape, seed: number): Float64Array {
  const layout = parameterLayout(shape);
  const padded = new Float64Array(layout.size);
  drawInitial(padded, layout, [seed, DRAWS.initial], 0);
  return Float64Array.from(paddedIndices(shape), (index) => padded[index]);
}

function craftingSteps(request: TrainingAuditRequest, data: AuditData): number {
  return craftedKinds(request).reduce(
    (sum, kind) => sum + RECIPES[kind].craftingSteps(request.mechanism.steps, data),
    REFERENCE_STEPS,
  );
}

export interface PreparedAudit {
  data: AuditData;
  shape: ModelShape;
  crafted: CraftedCanaries;
  parts: readonly AuditPart[];
}

interface PreparationEvents {
  onProgress?(phase: 'loading' | 'crafting', done: number, total: number): void;
  /** Called with canaries that this preparation has crafted, and not with those that it was given. */
  onCrafted?(crafted: CraftedCanaries): void;
}

export class AuditPreparation {
  private data: AuditData | null = null;
  private crafting: { generator: Crafting<CraftedCanaries>; done: number } | null = null;
  private prepared: PreparedAudit | null = null;

  /** A preparation; `crafted` is what was crafted for the same request before, if anything. */
  constructor(
    private readonly request: TrainingAuditRequest,
    private readonly readAsset: ReadAsset,
    private crafted: CraftedCanaries | null = null,
  ) {}

  /** Prepares the audit. Rejects with an InputError for an impossible request, and with the signal's reason after an abort. */
  async make(signal: AbortSignal, { onProgress, onCrafted }: PreparationEvents = {}): Promise<PreparedAudit> {
    if (this.prepared) return this.prepared;
    const { request } = this;
    onProgress?.('loading', 0, 1);
    this.data ??= await loadData(request, this.readAsset);
    signal.throwIfAborted();
    const { data } = this;
    if (this.crafted === null) {
      const total = craftingSteps(request, data);
      this.crafting ??= { generator: crafting(request, data), done: 0 };
      const own = this.crafting;
      const reportProgress = () => onProgress?.('crafting', own.done, total);
      reportProgress();
      let previous: CraftingProgress | null = null;
      const count = (step: CraftingProgress) => {
        own.done += previous?.phase === step.phase ? step.done - previous.done : step.done;
        previous = step;
      };
      this.crafted = await inSlices(signal, own.generator, count, reportProgress);
      onCrafted?.(this.crafted);
    }
    const { crafted } = this;
    const { shape } = crafted.reference.model;
    const parts = await inSlices(signal, planParts(request, data, shape, crafted));
    this.prepared = { data, shape, crafted, parts };
    return this.prepared;
  }
}

async function loadData(
  { dataset, ownData }: TrainingAuditRequest,
  readAsset: ReadAsset,
): Promise<AuditData> {
  if (dataset !== 'own') return loadDataset(dataset, readAsset);
  if (ownData) return ownData;
  throw refusals('ownData').missing(TRAINING.noOwnData);
}

/** Runs a generator to its end in short slices. If the signal aborts, the generator is left where it was and can go on from there. */
async function inSlices<Step, Result>(
  signal: AbortSignal,
  generator: Generator<Step, Result, void>,
  onStep: (step: Step) => void = () => {},
  onTurn: () => void = () => {},
): Promise<Result> {
  const slices = new Slices(signal);
  for (;;) {
    const next = generator.next();
    if (next.done) return next.value;
    onStep(next.value);
    if (!slices.due) continue;
    onTurn();
    await slices.turn();
  }
}
