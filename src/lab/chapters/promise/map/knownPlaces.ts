// Where the names of known training runs stand on the map, so that no other word is put there. Pure.
import { KNOWN_TRAININGS } from '../../../scenario/knownTrainings';
import type { Box } from './mapLabels';

/** 'MNIST' of 'MNIST, the tutorial of TensorFlow Privacy'. */
export const shortName = (title: string): string => title.split(/[ ,]/)[0];

/** Whether a name stands to the left of its mark, both in px: in the right half of the window. */
export const isLeftward = (x: number, left: number, right: number): boolean => x > (left + right) / 2;

/** Px from a mark's middle to its name, and of a name's line. */
const MARK = 12;
const LINE = 24;

interface Axes {
  x: (samplingRate: number) => number;
  y: (noiseMultiplier: number) => number;
  left: number;
  right: number;
}

/** Boxes of the marks and, where they are named, of their names; letters are `letter` px wide on average. */
export function knownBoxes({ x, y, left, right }: Axes, letter: number, named: boolean): Box[] {
  return KNOWN_TRAININGS.map(({ title, scenario }) => {
    const at = x(scenario.samplingRate);
    const name = named ? letter * shortName(title).length : 0;
    const aside = (isLeftward(at, left, right) ? -1 : 1) * (name / 2);
    return { x: at + aside, y: y(scenario.noiseMultiplier), width: 2 * MARK + name, height: LINE };
  });
}
