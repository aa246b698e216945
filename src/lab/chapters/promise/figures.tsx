// The figures of chapter 2, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { ChapterFigure } from '../frame/chapter';
import type { PromisePart } from './parts';

const PromiseFigure = later(() => import('./PromiseFigure').then((module) => module.PromiseFigure));
export const PromiseCurvesFigure = later(() =>
  import('./PromiseFigure').then((module) => module.PromiseCurvesFigure),
);
export const PromisePartFigure = later(() =>
  import('./PromiseFigure').then((module) => module.PromisePartFigure),
);

const SHOWS = ['claim', 'q', 's', 'T', 'd'] as const;

const drawing =
  (part: PromisePart): ChapterFigure['Draw'] =>
  ({ scenario, snapshot, change, trains }) => (
    <PromisePartFigure part={part} scenario={scenario} snapshot={snapshot} change={change} saves={trains} />
  );

export const FIGURES = {
  promise: {
    title: t`What an accountant promises`,
    Draw: ({ scenario, snapshot, change }) => (
      <PromiseFigure scenario={scenario} snapshot={snapshot} change={change} />
    ),
    shows: SHOWS,
    height: 1650,
    caption: { quantities: ['addRemove', 'substitute', 'implied', 'group'] },
  },
  map: {
    title: t`How much larger the substitute ε is`,
    tab: t`Map`,
    Draw: drawing('map'),
    shows: SHOWS,
    height: 700,
    caption: { quantities: ['addRemove', 'substitute'] },
  },
  profile: {
    title: t`The privacy profile, with a δ for every ε`,
    tab: t`Profile`,
    Draw: drawing('profile'),
    shows: SHOWS,
    height: 560,
    caption: { quantities: ['addRemove', 'substitute', 'implied'] },
  },
  tradeoff: {
    title: t`The trade-off curve of misses over false alarms`,
    tab: t`Trade-off`,
    Draw: drawing('tradeoff'),
    shows: SHOWS,
    height: 775,
    caption: { quantities: ['addRemove', 'substitute', 'implied', 'group'], ofErrors: true },
  },
} as const satisfies Record<string, ChapterFigure>;
