// The figure of two worlds on the stage of chapters 1 and 4. Its code is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import type { GuestFigure } from '../../../lab/chapters/frame/chapter';
import { later } from '../../../lab/ui/later';
import { IN_WHICH_THEY_PART } from './firstStep';

const WorldsFigure = later(() => import('./WorldsFigure'), 'WorldsFigure');

export const FIGURES = {
  'two-worlds': {
    stages: ['training', 'which-neighbour'],
    second: { chapter: 'which-neighbour', opens: IN_WHICH_THEY_PART },
    title: t`Two worlds one can see`,
    tab: t`Two worlds`,
    Draw: ({ scenario, change, snapshot: { curves, point }, trains }) => (
      <WorldsFigure scenario={scenario} change={change} curves={curves} point={point} saves={trains} />
    ),
    draws: ['point', 'twoWorlds'],
    shows: ['claim', 'q', 's', 'T', 'd', 'C'],
    height: 620,
    caption: { quantities: ['addRemove', 'substitute'] },
  },
} as const satisfies Readonly<Record<string, GuestFigure>>;
