// The entry of chapter 1 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const NeighbourFigure = later(() => import('./NeighbourFigure'), 'NeighbourFigure');
export const ClippingFigure = later(() => import('./clipping/ClippingFigure'), 'ClippingFigure');
const StorySlide = later(() => import('./StorySlide'), 'StorySlide');

const OneStepNote = () => (
  <Trans>
    This is one step of DP-SGD by itself, with distances in units of the clipping norm <Sym>C</Sym>.
  </Trans>
);

const InventedNote = () => t`This is one step of DP-SGD on invented records, with the page’s own settings.`;

export const neighbour = {
  ...NAMED_CHAPTERS.neighbour,
  stage: ['clipping', 'neighbour'],
  covers: ['neighbour'],
  steps: STEPS,
  figures: {
    clipping: {
      title: t`One step: clipped, added up, covered with noise`,
      tab: t`One step`,
      Draw: ({ trains }) => <ClippingFigure plays={trains} saves={trains} />,
      draws: ['clippedStep'],
      shows: ['claim', 'q', 's', 'C'],
      height: 560,
      caption: { quantities: [], Note: InventedNote },
    },
    neighbour: {
      title: t`How far the sum of clipped gradients moves`,
      tab: t`Swap a record`,
      Draw: ({ scenario, trains }) => <NeighbourFigure scenario={scenario} saves={trains} />,
      draws: ['comparedStep'],
      shows: ['claim', 'q', 's'],
      height: 760,
      caption: { quantities: [], Note: OneStepNote },
    },
    'two-neighbours': {
      title: t`The study and its two neighbours`,
      Draw: () => <StorySlide />,
      draws: [],
    },
  },
} as const satisfies Chapter;
