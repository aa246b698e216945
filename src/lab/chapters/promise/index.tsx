// The entry of chapter 2 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { Chapter, LoneFigureProps } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import type { PromisePart } from './parts';
import { STEPS } from './steps';

export const PromiseFigure = later(() => import('./PromiseFigure'), 'PromiseFigure');

const SHOWS = ['claim', 'q', 's', 'T', 'd'] as const;

/** A component that draws these parts of the figure. Several parts stand in a frame, from which nothing is saved. */
const drawing =
  (...parts: readonly PromisePart[]) =>
  ({ scenario, snapshot, change, trains }: LoneFigureProps) => {
    const saves = trains && parts.length === 1;
    return <PromiseFigure parts={parts} saves={saves} {...{ scenario, snapshot, change }} />;
  };

export const promise = {
  ...NAMED_CHAPTERS.promise,
  stage: ['map', 'profile', 'tradeoff'],
  covers: ['map'],
  steps: STEPS,
  figures: {
    promise: {
      title: t`What an accountant promises`,
      Draw: drawing('map', 'profile', 'tradeoff'),
      draws: ['point', 'ratioMap', 'profile', 'tradeoff'],
      shows: SHOWS,
      height: 1650,
      caption: { quantities: ['addRemove', 'substitute', 'implied', 'group'] },
    },
    map: {
      title: t`How much larger the substitute ε is`,
      tab: t`Map`,
      Draw: drawing('map'),
      draws: ['point', 'ratioMap'],
      shows: SHOWS,
      height: 700,
      caption: { quantities: ['addRemove', 'substitute'] },
    },
    profile: {
      title: t`The privacy profile, with a δ for every ε`,
      tab: t`Profile`,
      Draw: drawing('profile'),
      draws: ['point', 'profile'],
      shows: SHOWS,
      height: 560,
      caption: { quantities: ['addRemove', 'substitute', 'implied'] },
    },
    tradeoff: {
      title: t`The trade-off curve of misses over false alarms`,
      tab: t`Trade-off`,
      Draw: drawing('tradeoff'),
      draws: ['tradeoff'],
      shows: SHOWS,
      height: 775,
      caption: { quantities: ['addRemove', 'substitute', 'implied', 'group'], ofErrors: true },
    },
  },
} as const satisfies Chapter;
