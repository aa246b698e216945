// Chapter 7 as the rest of the page knows it.
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
