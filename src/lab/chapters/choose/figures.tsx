// The figure of chapter 7, loaded when it is first drawn: the form that reads a configuration.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { ChapterFigure } from '../frame/chapter';

export const Calculator = later(() => import('../../calculator/Calculator'), 'Calculator');

export const FIGURES = {
  calculator: {
    title: t`I have a run`,
    tab: t`The form`,
    Draw: ({ scenario, replace }) => <Calculator heading="h3" scenario={scenario} replace={replace} />,
    wide: true,
  },
} as const satisfies Record<string, ChapterFigure>;
