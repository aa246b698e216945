// The figures of chapter 2, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { ChapterFigure } from '../frame/chapter';
import type { PromisePart } from './parts';

export const PromiseFigure = later(() => import('./PromiseFigure'), 'PromiseFigure');

const SHOWS = ['claim', 'q', 's', 'T', 'd'] as const;

/** Of several parts, which stand in a frame, nothing is saved. */
const drawing =
  (...parts: readonly PromisePart[]): ChapterFigure['Draw'] =>
  ({ scenario, snapshot, change, trains }) => {
    const saves = trains && parts.length === 1;
    return <PromiseFigure parts={parts} saves={saves} {...{ scenario, snapshot, change }} />;
  };

export const FIGURES = {
  promise: {
    title: t`What an accountant promises`,
    Draw: drawing('map', 'profile', 'tradeoff'),
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
