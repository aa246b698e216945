// The component of each chapter, with its text and figures, by the chapter's id. A missing chapter does not compile.
import type { ComponentType } from 'react';
import { ChooseChapter } from './choose/ChooseChapter';
import type { ChapterProps } from './frame/chapter';
import type { ChapterId } from './frame/names';
import { MeaningChapter } from './meaning/MeaningChapter';
import { NeighbourChapter } from './neighbour/NeighbourChapter';
import { OneRunChapter } from './oneRun/OneRunChapter';
import { PromiseChapter } from './promise/PromiseChapter';
import { TrainingChapter } from './training/TrainingChapter';
import { WorstCaseChapter } from './worstCase/WorstCaseChapter';

export const ARTICLES: Readonly<Record<ChapterId, ComponentType<ChapterProps>>> = {
  'which-neighbour': NeighbourChapter,
  promise: PromiseChapter,
  'worst-case': WorstCaseChapter,
  training: TrainingChapter,
  'one-run': OneRunChapter,
  meaning: MeaningChapter,
  choose: ChooseChapter,
};
