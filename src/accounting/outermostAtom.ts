// Where the lower law's outermost atom should sit when losses pile up at an end: at the floor ln(1 - q) of 'remove', at
// the ceiling -ln(1 - q) of 'add'. No mass lies beyond that end to balance a rounding, so an atom off the grid would cost
// a bias of first order in the spacing, times T. Derived here.
import { callPoint, callValue, lossFloor, putPoint, putValue, type Step } from './oneStepProfile';
import { chordGap } from './sampledProfile';

export interface OutermostAtom {
  /** Loss of the outermost grid point; the lower profile leaves max(0, 1 - y) exactly there. */
  loss: number;
  /** How far the profile must be lowered at the neighbouring grid point, as far as the outermost cell goes. */
  neighbourDrop: number;
}

/**
 * For a threshold z next to the end, all mass beyond z merged at its barycentre b(z) gives the tangent at z, which leaves
 * max(0, 1 - y) at b(z): put the outermost grid point there. The deeper z, the closer the tangent comes to the profile
 * at the next grid point; z is taken as deep as the next cell's own gap allows, so that nothing is lost. Null when hardly
 * any mass is near that end, so that it does not matter.
 */
export function outermostAtom(
  direction: 'add' | 'remove',
  step: Step,
  spacing: number,
): OutermostAtom | null {
  const floor = lossFloor(step.samplingRate);
  if (!Number.isFinite(floor)) return null;
  const isFloor = direction === 'remove';
  const at = (depth: number) => {
    const z = isFloor ? floor + depth : -floor - depth;
    const { value, weightedSlope } = (isFloor ? putPoint : callPoint)(direction, step, z);
    const shift = value / weightedSlope;
    const loss = isFloor ? z + Math.log1p(-shift) : z + Math.log1p(shift);
    const neighbour = isFloor ? loss + spacing : loss - spacing;
    const profileAt = isFloor ? putValue : callValue;
    const profile = profileAt(direction, step, neighbour);
    const tangent = value + weightedSlope * Math.abs(Math.expm1(neighbour - z));
    const drop = profile - tangent;
    const next = isFloor ? neighbour + spacing : neighbour - spacing;
    const nextValue = profileAt(direction, step, next);
    const gap = isFloor
      ? chordGap('put', direction, step, neighbour, spacing, profile, nextValue)
      : chordGap('call', direction, step, next, spacing, nextValue, profile);
    const inside = isFloor ? z < neighbour : z > neighbour;
    return { loss, drop, fits: weightedSlope > 1e-9 && inside && drop >= gap };
  };
  let [shallow, deep] = [0, 2 * spacing];
  let best: OutermostAtom | null = null;
  for (let i = 0; i < 40; i++) {
    const depth = 0.5 * (shallow + deep);
    const { loss, drop, fits } = at(depth);
    if (fits) {
      shallow = depth;
      best = { loss, neighbourDrop: drop };
    } else {
      deep = depth;
    }
  }
  return best;
}
