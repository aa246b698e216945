// Planes to begin with. They have few records, so that the effect of one of them on a model can be seen. They are drawn from a fixed
// seed, because links hold only their names.
import { normals, STREAM } from '../../../../base/numerics/randomStreams';
import { snapped } from './code';
import { PLANE_PRESETS, type Plane, type PlanePoint, type PlanePreset } from './plane';

interface Drawn {
  /** Middle and class of each group; records join the groups in turn. */
  groups: readonly (readonly [x: number, y: number, label: 0 | 1])[];
  /** Standard deviation of a group, along each axis. */
  spread: number;
  records: number;
  /** Ana's own record; without it the last record of the groups is hers. */
  ana?: PlanePoint;
}

const DRAWN: Readonly<Record<PlanePreset, Drawn>> = {
  apart: {
    groups: [
      [-0.45, -0.35, 0],
      [0.45, 0.35, 1],
    ],
    spread: 0.15,
    records: 15,
    ana: { x: 0.45, y: 0.35, label: 1 },
  },
  overlapping: {
    groups: [
      [-0.2, -0.15, 0],
      [0.2, 0.15, 1],
    ],
    spread: 0.28,
    records: 16,
  },
  outlier: {
    groups: [
      [-0.45, -0.35, 0],
      [0.45, 0.35, 1],
    ],
    spread: 0.15,
    records: 15,
    ana: { x: -0.8, y: -0.75, label: 1 },
  },
  xor: {
    groups: [
      [-0.5, -0.5, 0],
      [0.5, 0.5, 0],
      [-0.5, 0.5, 1],
      [0.5, -0.5, 1],
    ],
    spread: 0.16,
    records: 16,
  },
};

const SEED = 2026;

const within = (place: number) => Math.max(-1, Math.min(1, place));

export function planePreset(name: PlanePreset): Plane {
  const { groups, spread, records, ana } = DRAWN[name];
  const address = { seed: SEED, stream: STREAM.planePlaces, model: PLANE_PRESETS.indexOf(name) };
  const places = normals(address, 2 * records);
  const points = Array.from({ length: records }, (_, i): PlanePoint => {
    const [x, y, label] = groups[i % groups.length];
    return { x: within(x + spread * places[2 * i]), y: within(y + spread * places[2 * i + 1]), label };
  });
  if (ana) points.push(ana);
  return snapped({ points, ana: points.length - 1 });
}
