// Chapter 7 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const choose = {
  ...NAMED_CHAPTERS.choose,
  story: t`For Ana, everyone knows that she took part. Substitute limits how well anyone tells two diagnoses apart, and chapter 6 shows for which secrets add/remove limits more.`,
  stage: [],
  steps: STEPS,
  figures: {},
} as const satisfies Chapter;
