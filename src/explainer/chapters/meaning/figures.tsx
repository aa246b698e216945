// The table of chapter 6, loaded when it is first drawn.
import { knownValues } from '../../state/knownValues';
import { later } from '../../ui/later';
import type { RoomFigure } from '../frame/room';

export const LiveGuesses = later(() => import('./LiveGuesses').then((module) => module.LiveGuesses));

export const FIGURES = {
  meaning: {
    title: 'What one guess at one secret can reach',
    Draw: ({ scenario, snapshot }) => <LiveGuesses scenario={scenario} known={knownValues(snapshot)} />,
    shows: [],
    height: null,
    caption: null,
  },
} as const satisfies Record<string, RoomFigure>;
