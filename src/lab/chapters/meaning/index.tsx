// The entry of chapter 6 in the list of chapters: its steps and figures. Each figure is loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../scenario';
import { Delta, Sym } from '../../notation/Num';
import { areComing, knownValues } from '../../state/knownValues';
import { later } from '../../ui/later';
import type { Chapter, LoneFigureProps } from '../frame/chapter';
import { NAMED_CHAPTERS } from '../frame/names';
import type { PartName } from './MeaningFigure';
import { STEPS } from './steps';

export const LiveGuesses = later(() => import('./LiveGuesses'), 'LiveGuesses');
export const LiveTwist = later(() => import('./LiveGuesses'), 'LiveTwist');
export const MeaningFigure = later(() => import('./MeaningFigure'), 'MeaningFigure');
export const PosteriorNotes = later(() => import('./posterior/PosteriorNotes'), 'PosteriorNotes');
export const MeaningPredictions = later(
  () => import('./predictions/MeaningPredictions'),
  'MeaningPredictions',
);

export const BoundsNote = ({ scenario: { delta } }: { scenario: Scenario }) => (
  <Trans>
    Upper bounds on an attacker’s success, each for its adjacency, with a bare pair read at <Sym>δ</Sym> ={' '}
    <Delta value={delta} />. They hold for Poisson sampling with noise of standard deviation <Sym>σ</Sym>
    <Sym>C</Sym>, all iterates seen, but not for shuffled or fixed-size batches.
  </Trans>
);

/** Controls that an embedded figure of the chapter can show. */
export const OF_THE_PAGE = ['claim', 'q', 's', 'T', 'd'] as const;

const parts =
  (...names: PartName[]) =>
  ({ scenario, snapshot, trains }: LoneFigureProps) => (
    // Nothing can be saved from a frame, which may forbid it, or from a slide. In both places nothing is trained either.
    <MeaningFigure names={names} scenario={scenario} snapshot={snapshot} saves={trains} />
  );

const CAPTION = { quantities: [], Note: BoundsNote } as const;
const PRIOR = {
  title: t`From prior to posterior`,
  Draw: parts('posterior'),
  draws: ['point', 'wholeCurves'],
  caption: CAPTION,
} as const;
const HUNDRED = {
  title: t`How many of a hundred can be right`,
  Draw: parts('many'),
  draws: ['records'],
  caption: CAPTION,
} as const;

export const meaning = {
  ...NAMED_CHAPTERS.meaning,
  stage: ['posterior-slide', 'many-slide'],
  covers: ['posterior-slide'],
  steps: STEPS,
  figures: {
    meaning: {
      title: t`What an attacker can reach`,
      Draw: parts('posterior', 'many'),
      draws: [...PRIOR.draws, ...HUNDRED.draws],
      shows: OF_THE_PAGE,
      height: 1350,
      caption: CAPTION,
    },
    posterior: {
      ...PRIOR,
      Draw: (props) => (
        <>
          <PRIOR.Draw {...props} />
          <PosteriorNotes scenario={props.scenario} snapshot={props.snapshot} />
        </>
      ),
      shows: OF_THE_PAGE,
      height: 850,
    },
    'many-targets': { ...HUNDRED, staged: 'many-slide', shows: OF_THE_PAGE, height: 730 },
    'posterior-slide': {
      ...PRIOR,
      tab: t`Prior`,
      Draw: ({ scenario, snapshot, trains }) => (
        <MeaningFigure
          names={['posterior']}
          scenario={scenario}
          snapshot={snapshot}
          saves={trains}
          squaresLead={trains}
        />
      ),
    },
    'many-slide': { ...HUNDRED, tab: t`A hundred` },
    guesses: {
      title: t`What one guess at one secret can reach`,
      draws: ['point', 'wholeCurves'],
      Draw: ({ scenario, snapshot }) => (
        <LiveGuesses scenario={scenario} known={knownValues(snapshot)} coming={areComing(snapshot)} />
      ),
    },
  },
} as const satisfies Chapter;
