// Chapter 7 as the rest of the page knows it, its figures each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { STEPS } from './steps';

export const Calculator = later(() => import('../../calculator/Calculator'), 'Calculator');

export const choose = {
  ...NAMES.choose,
  story: t`For Ana, everyone knows that she took part. Substitute limits how well anyone tells two diagnoses apart, and chapter 6 shows for which secrets add/remove limits more.`,
  stage: ['calculator'],
  covers: [],
  steps: STEPS,
  figures: {
    calculator: {
      title: t`I have a run`,
      tab: t`The form`,
      Draw: ({ scenario, replace }) => <Calculator heading="h3" scenario={scenario} replace={replace} />,
      // the form has numbers of its own
      draws: [],
      wide: true,
    },
  },
} as const satisfies Chapter;
