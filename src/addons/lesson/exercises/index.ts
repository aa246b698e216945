// All exercises, in the order of the chapters and, within one, of their levels.
import { CHOOSE } from './chapters/choose';
import { MEANING } from './chapters/meaning';
import { NEIGHBOUR } from './chapters/neighbour';
import { ONE_RUN } from './chapters/oneRun';
import { PROMISE } from './chapters/promise';
import { TRAINING } from './chapters/training';
import { WORST_CASE } from './chapters/worstCase';
import type { Exercise } from './exercise';

const ALL = {
  ...NEIGHBOUR,
  ...PROMISE,
  ...WORST_CASE,
  ...TRAINING,
  ...ONE_RUN,
  ...MEANING,
  ...CHOOSE,
} as const;

export type ExerciseId = keyof typeof ALL;

export const EXERCISES: readonly (Exercise & { id: ExerciseId })[] = Object.values(ALL);
