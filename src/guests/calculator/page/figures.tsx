// The form on the stage of chapter 7, loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import type { GuestFigure } from '../../../lab/chapters/frame/chapter';
import { later } from '../../../lab/ui/later';

const Calculator = later(() => import('./Calculator'), 'Calculator');

export const FIGURES = {
  calculator: {
    stages: ['choose'],
    title: t`I have a run`,
    tab: t`The form`,
    Draw: ({ scenario, replace }) => <Calculator heading="h3" scenario={scenario} replace={replace} />,
    // the figure draws nothing of the page's scenario, since the form has numbers of its own
    draws: [],
    wide: true,
    ownNumbers: true,
    ownControls: true,
  },
} as const satisfies Readonly<Record<string, GuestFigure>>;
