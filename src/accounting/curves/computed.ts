// The functions that compute the live figure's curves at one setting.
import { groupEpsilon } from '../adjacencies/group';
import { impliedEpsilon } from '../adjacencies/implied';
import { hiddenStateEpsilon } from '../hiddenState/hiddenState';
import { addRemoveEpsilon, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { CurveEpsilon } from './curveNodes';
import type { CurveName } from './registry';

export const COMPUTED: Readonly<Record<CurveName, CurveEpsilon>> = {
  addRemove: addRemoveEpsilon,
  group: groupEpsilon,
  substitute: (mechanism, delta, lastResort) => pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort),
  implied: impliedEpsilon,
  hiddenState: (mechanism, delta) => hiddenStateEpsilon(mechanism, delta),
};
