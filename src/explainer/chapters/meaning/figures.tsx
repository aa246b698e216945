// The figures of chapter 6, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../scenario';
import { Delta, Sym } from '../../notation/Num';
import { knownValues } from '../../state/knownValues';
import { later } from '../../ui/later';
import type { LoneFigureProps, RoomFigure } from '../frame/room';
import type { PartName } from './MeaningFigure';

export const LiveGuesses = later(() => import('./LiveGuesses').then((module) => module.LiveGuesses));
export const MeaningFigure = later(() => import('./MeaningFigure').then((module) => module.MeaningFigure));
const MeaningPartFigure = later(() => import('./MeaningFigure').then((module) => module.MeaningPartFigure));

const BoundsNote = ({ scenario: { delta } }: { scenario: Scenario }) => (
  <Trans>
    Upper bounds on an attacker’s success, each of the adjacency that it names; a bare pair is read at{' '}
    <Sym>δ</Sym> = <Delta value={delta} />. For Poisson sampling and noise of standard deviation <Sym>σ</Sym>
    <Sym>C</Sym>, all iterates seen; not for shuffled or fixed-size batches.
  </Trans>
);

const RecordedNote = () => (
  <Trans>
    Recorded, and not of the page’s own training: upper bounds of substitute adjacency at the <Sym>δ</Sym>{' '}
    that is named, and what attacks reached.
  </Trans>
);

const OF_THE_PAGE = ['claim', 'q', 's', 'T', 'd'] as const;

/** One part of the chapter's figure by itself. */
const partAlone =
  (part: PartName) =>
  ({ scenario, snapshot }: LoneFigureProps) => (
    <MeaningPartFigure part={part} scenario={scenario} snapshot={snapshot} />
  );

export const FIGURES = {
  meaning: {
    title: t`What an attacker can reach`,
    Draw: ({ scenario, snapshot }) => <MeaningFigure scenario={scenario} snapshot={snapshot} />,
    shows: OF_THE_PAGE,
    height: 1200,
    caption: { quantities: [], Note: BoundsNote },
  },
  posterior: {
    title: t`From prior to posterior`,
    tab: t`Prior`,
    Draw: partAlone('posterior'),
    shows: OF_THE_PAGE,
    height: 1500,
    caption: { quantities: [], Note: BoundsNote },
  },
  secrets: {
    title: t`Secrets of different kinds`,
    Draw: partAlone('secrets'),
    shows: OF_THE_PAGE,
    height: 2980,
    caption: { quantities: [], Note: BoundsNote },
  },
  'many-targets': {
    title: t`How many of a hundred can be right`,
    tab: t`A hundred`,
    Draw: partAlone('many'),
    shows: OF_THE_PAGE,
    height: 1080,
    caption: { quantities: [], Note: BoundsNote },
  },
  marginals: {
    title: t`What noisy marginals give away`,
    Draw: partAlone('marginals'),
    shows: [],
    height: 1240,
    caption: { quantities: [], Note: RecordedNote },
  },
  trained: {
    title: t`What trained models gave away`,
    Draw: partAlone('trained'),
    shows: [],
    height: 1390,
    caption: { quantities: [], Note: RecordedNote },
  },
  guesses: {
    title: t`What one guess at one secret can reach`,
    tab: t`Three secrets`,
    Draw: ({ scenario, snapshot }) => <LiveGuesses scenario={scenario} known={knownValues(snapshot)} />,
    shows: [],
    height: null,
    caption: null,
  },
} as const satisfies Record<string, RoomFigure>;
