// The words for the units that may be typed behind a number, by their names in the grammar of expression.ts.
import type { Sentence } from '../../../../base/sentences/sentence';
import type { Unit } from '../names/quantities';
import { FORM } from './sentences';

export const UNIT_NAMES: Readonly<Record<Unit, Sentence>> = {
  epochs: FORM.epochsCounted,
  steps: FORM.stepsCounted,
  records: FORM.recordsCounted,
  devices: FORM.devicesCounted,
  clients: FORM.clientsCounted,
};
