// The table of chapter 5, where a lecture shows it.
import type { RoomFigure } from '../frame/room';
import { Ceilings } from './Ceilings';

export const FIGURES = {
  'one-run': {
    title: 'The most that one run could prove',
    Draw: ({ scenario }) => <Ceilings scenario={scenario} />,
    shows: [],
    height: null,
    caption: null,
  },
} as const satisfies Record<string, RoomFigure>;
