// The entry of chapter 5 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../scenario';
import { percentText } from '../../notation/formatNumber';
import { Delta, Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import type { Chapter } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import { STEPS } from './steps';

export const WatchedRun = later(() => import('./run/WatchedRun'), 'WatchedRun');
export const SurestGuesses = later(() => import('./predictions/SurestGuesses'), 'SurestGuesses');
const OneRunCeilings = later(() => import('./Ceilings'), 'OneRunCeilings');
export const RunDetails = later(() => import('./run/RunDetails'), 'RunDetails');

function RunNote({ scenario: { delta, confidence } }: { scenario: Scenario }) {
  const sure = percentText(confidence);
  return (
    <Trans>
      The run belongs to this figure, and its noise is calibrated to the claimed add/remove ε. Its guesses
      show a lower bound at <Sym>δ</Sym> = <Delta value={delta} />, with {sure} confidence, for the adjacency
      that the figure names. That holds if the number of guesses was fixed beforehand.
    </Trans>
  );
}

export const oneRun = {
  ...NAMED_CHAPTERS.oneRun,
  stage: ['one-run-slide'],
  covers: ['one-run-slide'],
  steps: STEPS,
  figures: {
    'one-run': {
      title: t`One training run, audited by its own canaries`,
      Draw: (props) => (
        <>
          <WatchedRun {...props} saves={props.trains} />
          <RunDetails {...props} />
        </>
      ),
      // The figure depends on the page's own ε ('point'), because the run's noise is calibrated to it unless the reader claims another.
      draws: ['oneRun', 'point'],
      shows: ['claim', 'q', 's', 'T', 'd'],
      height: 800,
      caption: { quantities: [], Note: RunNote },
    },
    'one-run-slide': {
      title: t`One training run, audited by its own canaries`,
      tab: t`The run`,
      Draw: (props) => <WatchedRun {...props} saves={props.trains} />,
      draws: ['oneRun', 'point'],
      caption: { quantities: [], Note: RunNote },
      // The run has its own ε_S, because it takes other steps under other noise than the page's settings.
      ownNumbers: true,
    },
    'one-run-ceilings': {
      title: t`The most that one run could show`,
      Draw: OneRunCeilings,
      draws: ['ceilings'],
    },
  },
} as const satisfies Chapter;
