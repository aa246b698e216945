// The figures of chapter 6, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Delta, Sym } from '../../notation/Num';
import type { Scenario } from '../../scenario';
import { knownValues } from '../../state/knownValues';
import { later } from '../../ui/later';
import type { ChapterFigure, LoneFigureProps } from '../frame/chapter';
import type { PartName } from './MeaningFigure';

export const LiveGuesses = later(() => import('./LiveGuesses'), 'LiveGuesses');
export const MeaningFigure = later(() => import('./MeaningFigure'), 'MeaningFigure');
export const PosteriorNotes = later(() => import('./posterior/PosteriorNotes'), 'PosteriorNotes');
export const Expectations = later(() => import('./predictions/Expectations'), 'Expectations');

export const BoundsNote = ({ scenario: { delta } }: { scenario: Scenario }) => (
  <Trans>
    Upper bounds on an attacker’s success, each for its adjacency, with a bare pair read at <Sym>δ</Sym> ={' '}
    <Delta value={delta} />. They hold for Poisson sampling with noise of standard deviation <Sym>σ</Sym>
    <Sym>C</Sym>, all iterates seen, but not for shuffled or fixed-size batches.
  </Trans>
);

export const OF_THE_PAGE = ['claim', 'q', 's', 'T', 'd'] as const;

/** One part of the chapter's figure by itself. */
const partAlone =
  (part: PartName, compact = false) =>
  ({ scenario, snapshot, trains }: LoneFigureProps) => (
    <MeaningFigure
      names={[part]}
      scenario={scenario}
      snapshot={snapshot}
      compact={compact}
      // on the page’s own stage; a frame may let nothing be saved, and a slide is looked at
      saves={compact && trains}
    />
  );

export const FIGURES = {
  meaning: {
    title: t`What an attacker can reach`,
    Draw: ({ scenario, snapshot }) => (
      <MeaningFigure names={['posterior', 'many']} scenario={scenario} snapshot={snapshot} />
    ),
    shows: OF_THE_PAGE,
    height: 1200,
    caption: { quantities: [], Note: BoundsNote },
  },
  posterior: {
    title: t`From prior to posterior`,
    Draw: partAlone('posterior'),
    shows: OF_THE_PAGE,
    height: 1500,
    caption: { quantities: [], Note: BoundsNote },
  },
  'many-targets': {
    title: t`How many of a hundred can be right`,
    Draw: partAlone('many'),
    shows: OF_THE_PAGE,
    height: 1080,
    caption: { quantities: [], Note: BoundsNote },
  },
  'posterior-slide': {
    title: t`From prior to posterior`,
    tab: t`Prior`,
    Draw: partAlone('posterior', true),
    caption: { quantities: [], Note: BoundsNote },
  },
  'many-slide': {
    title: t`How many of a hundred can be right`,
    tab: t`A hundred`,
    Draw: partAlone('many', true),
    caption: { quantities: [], Note: BoundsNote },
  },
  guesses: {
    title: t`What one guess at one secret can reach`,
    Draw: ({ scenario, snapshot }) => <LiveGuesses scenario={scenario} known={knownValues(snapshot)} />,
  },
} as const satisfies Record<string, ChapterFigure>;
