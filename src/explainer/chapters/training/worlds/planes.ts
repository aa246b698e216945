// The planes that a reader may start from. Ana is the first record of each. Invented, and drawn by a rule rather than by chance.
/** Both coordinates are in [-1, 1] and whole hundredths. */
export interface Place {
  x: number;
  y: number;
}

export interface PlaneRecord extends Place {
  label: 0 | 1;
}

/** Radians between two records that follow one another on a spiral: they never come to lie in rows. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** `count` records around a middle, spread evenly over a disc; the first lies nearest to the middle. */
function around(x: number, y: number, radius: number, count: number, label: 0 | 1): PlaneRecord[] {
  const round = (value: number) => Math.round(100 * value) / 100 + 0;
  return Array.from({ length: count }, (_, i) => {
    const away = radius * Math.sqrt(i / count);
    return { x: round(x + away * Math.cos(i * TURN)), y: round(y + away * Math.sin(i * TURN)), label };
  });
}

export const PLANES = {
  apart: [...around(0.45, 0.2, 0.36, 8, 1), ...around(-0.45, -0.2, 0.36, 8, 0)],
  overlap: [...around(0.2, 0.1, 0.55, 10, 1), ...around(-0.2, -0.1, 0.55, 10, 0)],
  outlier: [
    { x: -0.35, y: 0.9, label: 1 },
    ...around(0.48, -0.1, 0.36, 7, 1),
    ...around(-0.48, -0.2, 0.36, 8, 0),
  ],
  xor: [
    ...around(0.5, 0.5, 0.3, 4, 1),
    ...around(-0.5, -0.5, 0.3, 4, 1),
    ...around(-0.5, 0.5, 0.3, 4, 0),
    ...around(0.5, -0.5, 0.3, 4, 0),
  ],
} as const satisfies Record<string, readonly PlaneRecord[]>;

export type PlaneName = keyof typeof PLANES;
