// The figures of chapter 6, each loaded when it is first drawn.
import type { Scenario } from '../../../scenario';
import { Delta, Sym } from '../../notation/Num';
import { knownValues } from '../../state/knownValues';
import { later } from '../../ui/later';
import type { RoomFigure } from '../frame/room';

export const LiveGuesses = later(() => import('./LiveGuesses').then((module) => module.LiveGuesses));
export const MeaningFigure = later(() => import('./MeaningFigure').then((module) => module.MeaningFigure));
const MeaningPartFigure = later(() => import('./MeaningFigure').then((module) => module.MeaningPartFigure));

const BoundsNote = ({ scenario: { delta } }: { scenario: Scenario }) => (
  <>
    Upper bounds on an attacker’s success, each of the adjacency that it names; a bare pair is read at{' '}
    <Sym>δ</Sym> = <Delta value={delta} />. For Poisson sampling and noise of standard deviation <Sym>σ</Sym>
    <Sym>C</Sym>, all iterates seen; not for shuffled or fixed-size batches.
  </>
);

export const FIGURES = {
  meaning: {
    title: 'What an attacker can reach',
    Draw: ({ scenario, snapshot }) => <MeaningFigure scenario={scenario} snapshot={snapshot} />,
    shows: ['claim', 'q', 's', 'T', 'd'],
    height: 1200,
    caption: { quantities: [], Note: BoundsNote },
  },
  posterior: {
    title: 'From prior to posterior',
    Draw: ({ scenario, snapshot }) => (
      <MeaningPartFigure part="posterior" scenario={scenario} snapshot={snapshot} />
    ),
    shows: [],
    height: null,
    caption: null,
  },
  guesses: {
    title: 'What one guess at one secret can reach',
    Draw: ({ scenario, snapshot }) => <LiveGuesses scenario={scenario} known={knownValues(snapshot)} />,
    shows: [],
    height: null,
    caption: null,
  },
} as const satisfies Record<string, RoomFigure>;
