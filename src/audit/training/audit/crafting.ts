// What the attacker prepares for a training audit, asked of the canaries: which model, which start, how many steps.
import { type CraftedCanaries, craftCanaries, REFERENCE_STEPS } from '../../canaries/craft';
import type { Crafting } from '../../canaries/crafting/progress';
import type { ModelShape } from '../../canaries/job';
import { RECIPES } from '../../canaries/recipes';
import type { CanaryKind } from '../../canaries/registry';
import type { AuditData } from '../../datasets/types';
import { drawInitial } from '../draws';
import { paddedIndices, parameterLayout } from '../layout';
import { DRAWS } from './plan';
import type { TrainingAuditRequest } from './types';

/** Hidden units of the multilayer perceptron, as in the reference run. */
const HIDDEN_UNITS = 32;

function modelShape(kind: ModelShape['kind'], { train }: AuditData): ModelShape {
  const { columns: inputs, classes } = train;
  return kind === 'linear' ? { kind, inputs, classes } : { kind, inputs, hidden: HIDDEN_UNITS, classes };
}

function craftedKinds({ canaries, alsoCraft }: TrainingAuditRequest): CanaryKind[] {
  return [...new Set([...canaries, ...alsoCraft])];
}

/** The crafting of a request, ready to be stepped. Throws a InputError for a request that cannot be. */
export function crafting(request: TrainingAuditRequest, data: AuditData): Crafting<CraftedCanaries> {
  const shape = modelShape(request.model, data);
  return craftCanaries({
    data,
    shape,
    clippingNorm: request.clippingNorm,
    steps: request.mechanism.steps,
    kinds: craftedKinds(request),
    ...(request.target === null ? {} : { target: request.target }),
    ...(shape.kind === 'mlp' ? { initial: initialParameters(shape, request.seed) } : {}),
  });
}

/** The attacker's own random start, in the flattened order. */
function initialParameters(shape: ModelShape, seed: number): Float64Array {
  const layout = parameterLayout(shape);
  const padded = new Float64Array(layout.size);
  drawInitial(padded, layout, [seed, DRAWS.initial], 0);
  return Float64Array.from(paddedIndices(shape), (index) => padded[index]);
}

export function craftingSteps(request: TrainingAuditRequest, data: AuditData): number {
  return craftedKinds(request).reduce(
    (sum, kind) => sum + RECIPES[kind].craftingSteps(request.mechanism.steps, data),
    REFERENCE_STEPS,
  );
}
