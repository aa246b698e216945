// The start of kernels with one thread per model: which four rows, which columns, which model.
import { groupsOf, LANES } from '../dispatch';

/** Workgroups for `blocks` pieces of work on each of `models`. */
export const laneGroups = (blocks: number, models: number): number => blocks * groupsOf(models);

/** Declares `block`, `column` (left out with 'none') and `model`; threads beyond the last model return. */
export function modelLane(blocks: string, columns: string | 'none' = 'none'): string {
  const rest = `group / uniforms.${blocks}`;
  return /* wgsl */ `
  let block = group % uniforms.${blocks};
  ${columns === 'none' ? '' : `let column = (${rest}) % uniforms.${columns};`}
  let model = (${rest}${columns === 'none' ? '' : ` / uniforms.${columns}`}) * ${LANES}u + localId.x;
  if (model >= uniforms.models) { return; }`;
}
