// The figure on the stage of chapter 4, loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import type { GuestFigure } from '../../../lab/chapters/frame/chapter';
import { later } from '../../../lab/ui/later';

const CrowdFigure = later(() => import('./CrowdFigure'), 'CrowdFigure');

export const FIGURES = {
  crowd: {
    stages: ['training'],
    title: t`Other records that are not silent`,
    tab: t`Crowd`,
    Draw: ({ scenario, trains }) => <CrowdFigure scenario={scenario} runs={trains} />,
    draws: ['crowd'],
  },
} as const satisfies Readonly<Record<string, GuestFigure>>;
