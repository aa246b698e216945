// The entry of chapter 7 in the list of chapters: its steps and figures.
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const choose = {
  ...NAMED_CHAPTERS.choose,
  stage: [],
  covers: [],
  steps: STEPS,
  figures: {},
} as const satisfies Chapter;
