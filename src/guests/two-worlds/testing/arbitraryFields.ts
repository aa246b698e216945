// Generators for property tests of scenarios: they draw any text that this guest's field may hold, up to the longest.
import fc from 'fast-check';
import { encodePlane } from '../engine/plane/code';
import { PLANE_PRESETS } from '../engine/plane/plane';

const place = fc.double({ min: -1, max: 1, noNaN: true });
const point = fc.record({ x: place, y: place, label: fc.constantFrom(0 as const, 1 as const) });
const counted = fc.integer({ min: -511, max: 511 });

export const FIELDS = {
  worlds: fc
    .tuple(
      fc.oneof(
        fc.constantFrom('remove', 'flip'),
        fc.tuple(counted, counted).map(([x, y]) => `move.${x}.${y}`),
      ),
      fc.constantFrom('logistic', 'network'),
      fc.oneof(
        fc.constantFrom(...PLANE_PRESETS),
        fc.array(point, { minLength: 2, maxLength: 100 }).map((points) => encodePlane({ points, ana: 0 })),
      ),
    )
    .map((parts) => parts.join(',')),
} as const;
