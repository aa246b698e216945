// Every canary's recipe. Workers import this table, and the page imports registry.ts alone.
import type { ReferenceModel } from './crafting/referenceModel';
import type { CanaryRecipe, Target } from './recipe';
import type { CanaryKind } from './registry';
import { S2 } from './S2/recipe';
import { S3 } from './S3/craftedInput';
import { S4 } from './S4/recipe';
import { S5 } from './S5/recipe';

const TABLE = { S2, S3, S4, S5 } satisfies Record<CanaryKind, unknown>;

type Crafted<Recipe> = Recipe extends CanaryRecipe<infer Object, infer _> ? Object : never;
type Shown<Recipe> = Recipe extends CanaryRecipe<infer _, infer Object> ? Object : never;

export type CraftedObjects = { [Kind in CanaryKind]: Crafted<(typeof TABLE)[Kind]> };

/** The crafted canary of each kind; null for a kind that was not asked for. */
export type CraftedByKind = { [Kind in CanaryKind]: CraftedObjects[Kind] | null };

export type CraftedCanaries = {
  target: Target;
  reference: ReferenceModel & { testAccuracy: number };
} & CraftedByKind;

export type ShownObjects = { [Kind in CanaryKind]: Shown<(typeof TABLE)[Kind]> };

export const RECIPES: { [Kind in CanaryKind]: CanaryRecipe<CraftedObjects[Kind], ShownObjects[Kind]> } =
  TABLE;
