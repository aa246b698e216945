// Where the attacker looks at a model: places whose margins say what Ana's record has done to it.
import type { PlanePoint } from '../../audit/datasets/plane/plane';
import { anaIn } from './worldJob';
import type { WorldsTraining } from './worlds';

type Place = Pick<PlanePoint, 'x' | 'y'>;

/** Three places off one line say all of a straight boundary. */
const CORNERS: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** A network's weights say little one by one, for its units may stand in any order: what it says near the record does. */
export function probesOf(training: WorldsTraining): readonly Place[] {
  if (training.model === 'logistic') return CORNERS;
  const own = anaIn(0, training);
  const other = anaIn(1, training);
  const places = [own, other].filter((place) => place !== null);
  const apart = places.filter(({ x, y }, i) => i === 0 || x !== places[0].x || y !== places[0].y);
  return [...apart, CORNERS[0]];
}
