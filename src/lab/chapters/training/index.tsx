// Chapter 4 as the rest of the page knows it, its figures each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const AttackersChart = later(() => import('./attackers/AttackersChart'), 'AttackersChart');
const CrowdFigure = later(() => import('./crowd/CrowdFigure'), 'CrowdFigure');
export const TrainingFigure = later(() => import('./TrainingFigure'), 'TrainingFigure');
export const TrainingMore = later(() => import('./TrainingMore'), 'TrainingMore');
export const Crowd = later(() => import('./crowd/Crowd'), 'Crowd');
export const WorldsFigure = later(() => import('./worlds/WorldsFigure'), 'WorldsFigure');
const LoneTraining = later(() => import('./LoneTraining'), 'LoneTraining');

export const training = {
  ...NAMED_CHAPTERS.training,
  story: t`For Ana this comes closer. Attacker S4 asks about a real record’s label, as somebody would ask about her diagnosis.`,
  stage: ['training-slide', 'two-worlds', 'crowd'],
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
    'two-worlds': {
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
    crowd: {
      title: t`Other records that are not silent`,
      tab: t`Crowd`,
      Draw: ({ scenario, trains }) => <CrowdFigure scenario={scenario} runs={trains} />,
      draws: ['crowd'],
    },
  },
} as const satisfies Chapter;
