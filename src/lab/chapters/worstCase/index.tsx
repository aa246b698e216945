// The entry of chapter 3 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../scenario';
import { percentText } from '../../notation/formatNumber';
import { Delta, Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const WorstCaseFigure = later(() => import('./WorstCaseFigure'), 'WorstCaseFigure');

export const GuessFigure = later(() => import('./guessing/GuessFigure'), 'GuessFigure');

export const Experiments = later(() => import('./experiments/Experiments'), 'Experiments');

const BoundsNote = ({ scenario: { delta, confidence } }: { scenario: Scenario }) => (
  <Trans>
    The mistakes give lower bounds on the substitute ε at <Sym>δ</Sym> = <Delta value={delta} />. They have{' '}
    {percentText(confidence)} confidence if the threshold was chosen without looking at the draws. The
    guarantees beside them are upper bounds.
  </Trans>
);

const GuessNote = () => (
  <Trans>
    These numbers are drawn from the worst case under substitute adjacency, at the page’s own settings.
  </Trans>
);

export const worstCase = {
  ...NAMED_CHAPTERS.worstCase,
  stage: ['worst-case', 'your-guesses'],
  covers: ['worst-case'],
  steps: STEPS,
  figures: {
    'worst-case': {
      title: t`The worst case, from counted mistakes to a lower bound on ε`,
      tab: t`Count mistakes`,
      Draw: ({ scenario, snapshot, trains }) => (
        <WorstCaseFigure scenario={scenario} snapshot={snapshot} saves={trains} folded={trains} />
      ),
      draws: ['point', 'worstCase', 'estimate', 'scores'],
      shows: ['claim', 'q', 's', 'T', 'd'],
      height: 1410,
      caption: { quantities: [], Note: BoundsNote },
    },
    'your-guesses': {
      title: t`Guess Ana’s diagnosis twenty times`,
      tab: t`Beat the attacker`,
      Draw: ({ scenario, trains }) => <GuessFigure scenario={scenario} saves={trains} />,
      draws: ['game', 'wholeCurves'],
      shows: ['claim', 'q', 's', 'T'],
      height: 560,
      caption: { quantities: [], Note: GuessNote },
    },
  },
} as const satisfies Chapter;
