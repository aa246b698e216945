// Products over the rows of each model's own batch, in WGSL: every thread gathers the rows that its model sampled. A tile of
// wgsl/productTile shares its rows between models instead, which needs fewer reads but passes over rows that few models sampled.

import { u32 } from '../../fields';
import { type ProductTile, range } from './productTile';

/** The part of a product that one thread and one workgroup compute. The order of summation is the same for every tile. */
export type GatherTile = Omit<ProductTile, 'depth'>;

/** Uniforms of both products: groups along each dimension, the number of units, and steps from one term to the next. */
export const GATHER_UNIFORMS = u32('units leftStride rightStride tileGroups unitGroups');

/**
 * The start of a thread's work: `first` (in vectors of its tile), `unit0` and `model`. Lanes x run over models. Groups count the
 * tiles of one model fastest, so that neighbours share columns of `right` in the cache.
 */
const placed = ({ vectors, columns, lanesX, lanesY }: GatherTile): string => /* wgsl */ `
  let first = ((group % uniforms.tileGroups) * ${lanesY}u + localId.y) * ${vectors}u;
  let unit0 = (group / uniforms.tileGroups) % uniforms.unitGroups * ${columns}u;
  let model = (group / uniforms.tileGroups) / uniforms.unitGroups * ${lanesX}u + localId.x;
  if (model >= uniforms.models) { return; }
  let slots = slotsOf(model);`;

const pairsOf = ({ vectors, columns }: GatherTile) =>
  range(columns).flatMap((c) => range(vectors).map((v) => ({ v, c })));

const gathered = (tile: GatherTile): string => {
  const pairs = pairsOf(tile);
  return `var sums = array<vec4<f32>, ${pairs.length}>(${pairs.map(({ v, c }) => `sum_${v}_${c}`).join(', ')});`;
};

const zeros = (tile: GatherTile): string =>
  pairsOf(tile)
    .map(({ v, c }) => `var sum_${v}_${c} = vec4<f32>(0.0);`)
    .join('\n  ');

const columnsOfRight = ({ columns }: GatherTile, j: number | ''): string =>
  range(columns)
    .map((c) => `let b${j}_${c} = right[rightAt + ${c}u * uniforms.models];`)
    .join('\n    ');

/**
 * sums[c vectors + v][j] = sum over inputs of row(slot)[input] W[input, unit0 + c], where slot = 4 (first + v) + j. Slots beyond a
 * model's last repeat it, and threads without a slot return. left: array<vec4<f32>> of rows padded to leftStride vectors;
 * right[input * rightStride + unit * models + model], where inputs of the padding have weight zero.
 */
export function gatheredProduct(tile: GatherTile): string {
  const { vectors } = tile;
  const slots = range(4 * vectors);
  const terms = range(4).map((j) => {
    const inputs = range(vectors).map((v) => {
      const four = range(4).map((s) => `x${4 * v + s}[${j}]`);
      return `let a${j}_${v} = vec4<f32>(${four.join(', ')});`;
    });
    const sums = pairsOf(tile).map(({ v, c }) => `sum_${v}_${c} += a${j}_${v} * b${j}_${c};`);
    return [...inputs, columnsOfRight(tile, j), ...sums, 'rightAt += uniforms.rightStride;'].join('\n    ');
  });
  return /* wgsl */ `${placed(tile)}
  if (4u * first >= slots) { return; }
  ${slots.map((s) => `let at${s} = rowOf(min(4u * first + ${s}u, slots - 1u), model) * uniforms.leftStride;`).join('\n  ')}
  ${zeros(tile)}
  var rightAt = unit0 * uniforms.models + model;
  for (var i = 0u; i < uniforms.leftStride; i++) {
    ${slots.map((s) => `let x${s} = left[at${s} + i];`).join('\n    ')}
    ${terms.join('\n    ')}
  }
  ${gathered(tile)}`;
}

/**
 * sums[c vectors + v][j] = sum over slots of row(slot)[input] right[slot, unit0 + c], where input = 4 (first + v) + j. left as in
 * gatheredProduct; right[slot * rightStride + unit * models + model].
 */
export function gatheredGradient(tile: GatherTile): string {
  const { vectors } = tile;
  const sums = pairsOf(tile).map(({ v, c }) => `sum_${v}_${c} += a${v} * b_${c};`);
  return /* wgsl */ `${placed(tile)}
  if (first >= uniforms.leftStride) { return; }
  ${zeros(tile)}
  var rightAt = unit0 * uniforms.models + model;
  for (var slot = 0u; slot < slots; slot++) {
    let at = rowOf(slot, model) * uniforms.leftStride + first;
    ${range(vectors)
      .map((v) => `let a${v} = left[at + ${v}u];`)
      .join('\n    ')}
    ${columnsOfRight(tile, '')}
    ${sums.join('\n    ')}
    rightAt += uniforms.rightStride;
  }
  ${gathered(tile)}`;
}
