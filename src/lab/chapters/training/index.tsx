// The entry of chapter 4 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const AttackersChart = later(() => import('./attackers/AttackersChart'), 'AttackersChart');
export const TrainingFigure = later(() => import('./TrainingFigure'), 'TrainingFigure');
export const TrainingMore = later(() => import('./TrainingMore'), 'TrainingMore');
const LoneTraining = later(() => import('./LoneTraining'), 'LoneTraining');

export const training = {
  ...NAMED_CHAPTERS.training,
  stage: ['training-slide'],
  covers: ['training-slide'],
  steps: STEPS,
  figures: {
    training: {
      title: t`Attacks on real training`,
      Draw: (props) => <LoneTraining {...props} more />,
      draws: ['training', 'stepCurves', 'estimate'],
      shows: ['claim', 'q', 's', 'T', 'd', 'C', 'run'],
      height: 720,
      caption: { quantities: ['addRemove', 'substitute', 'hiddenState'], marks: true },
    },
    'training-slide': {
      title: t`Attacks on real training`,
      tab: t`Attacks`,
      Draw: LoneTraining,
      draws: ['training', 'stepCurves', 'estimate'],
      caption: { quantities: ['addRemove', 'substitute', 'hiddenState'], marks: true },
    },
  },
} as const satisfies Chapter;
