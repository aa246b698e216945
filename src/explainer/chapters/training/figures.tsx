// The figures of chapter 4, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { RoomFigure } from '../frame/room';

export const AttackersChart = later(() =>
  import('./attackers/AttackersChart').then((module) => module.AttackersChart),
);
export const CrowdFigure = later(() => import('./crowd/CrowdFigure').then((module) => module.CrowdFigure));
export const Training = later(() => import('./Training').then((module) => module.Training));
const LoneTraining = later(() => import('./LoneTraining').then((module) => module.LoneTraining));

export const FIGURES = {
  training: {
    title: t`Attacks on real training`,
    tab: t`Attacks`,
    Draw: LoneTraining,
    shows: ['claim', 'q', 's', 'T', 'd', 'C', 'run'],
    height: 720,
    caption: { quantities: ['addRemove', 'substitute', 'hiddenState'], marks: true },
  },
  crowd: {
    title: t`Other records that are not silent`,
    tab: t`Crowd`,
    Draw: ({ scenario }) => <CrowdFigure scenario={scenario} />,
    shows: [],
    height: null,
    caption: null,
  },
} as const satisfies Record<string, RoomFigure>;
