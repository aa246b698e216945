// The figures of this page that steps of the lecture name.
import { t } from '@lingui/core/macro';
import type { ChapterFigure } from '../../chapters/frame/chapter';
import { later } from '../../ui/later';

const BestOfManySlide = later(() => import('./beside/BestOfMany'), 'BestOfManySlide');
const AuditsChart = later(() => import('./audits/AuditsChart'), 'AuditsChart');

export const UNIAUD_FIGURES = {
  'one-run-beside': {
    title: t`Beside one run, the best of many`,
    Draw: ({ scenario, snapshot }) => <BestOfManySlide scenario={scenario} snapshot={snapshot} />,
    draws: ['oneRun', 'point', 'guessCounts'],
  },
  'one-run-audits': {
    title: t`Audits by what they ask for and assume`,
    Draw: () => <AuditsChart />,
    draws: [],
  },
} as const satisfies Record<string, ChapterFigure>;
