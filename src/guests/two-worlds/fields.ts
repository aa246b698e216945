// The field of the scenario that holds the change, the model and the records of the two worlds.

import { WORLDS_LABELS } from './engine/fieldSentences';
import { decodePlane } from './engine/plane/code';
import { PLANE_PRESETS } from './engine/plane/plane';

/** The change of Ana's record, the model and the plane. The coordinates of a move are integers from -511 to 511, for -1 to 1. */
const WORLDS =
  /^(?:remove|flip|move(?:\.(?:0|-?[1-9]\d?|-?[1-4]\d\d|-?50\d|-?51[01])){2}),(?:logistic|network),(\w[\w-]*)$/;

const isPreset = (name: string): boolean => PLANE_PRESETS.some((known) => known === name);

function isPlane(code: string): boolean {
  try {
    return decodePlane(code).points.length > 0;
  } catch {
    return false;
  }
}

export const FIELDS = {
  worlds: {
    key: 'w',
    label: WORLDS_LABELS.worlds,
    initial: 'remove,logistic,apart',
    takes: (text: string): boolean => {
      const [, plane] = WORLDS.exec(text) ?? [];
      return plane !== undefined && (isPreset(plane) || isPlane(plane));
    },
    example: 'flip,logistic,apart',
  },
} as const;
