// The chapters' queries over the page's workers; loaded with the chapters, not with the page.
import { type ChapterQueries, createChapterQueries } from './store/chapterQueries';
import type { Team } from './team';

export const queriesOver = ({ hand, slow }: Team): ChapterQueries =>
  createChapterQueries({ quick: hand, slow });
