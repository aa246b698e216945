// The figures that can stand in someone else's page: what each is called, where the page has it, and which controls do
// something to it. Data.
import type { EmbedFigure, Showable } from '../../../scenario';

export interface EmbeddedFigure {
  /** Title of the frame. */
  title: string;
  /** Id of its place on the page. */
  anchor: string;
  /** What `show` can add to it, in the order of SHOWABLE; other names do nothing. */
  shows: readonly Showable[];
  /** A height for the frame at 720 px of width, before it has told its own. */
  height: number;
}

const MECHANISM = ['q', 's', 'T', 'd'] as const;

export const EMBEDDED: Readonly<Record<EmbedFigure, EmbeddedFigure>> = {
  lab: {
    title: 'ε of DP-SGD, add/remove and substitute',
    anchor: 'lab',
    shows: ['claim', ...MECHANISM, 'C', 'n', 'x', 'y', 'attack'],
    height: 660,
  },
  neighbour: {
    title: 'How far the sum of clipped gradients moves',
    anchor: 'which-neighbour',
    shows: ['claim', 'q', 's'],
    height: 760,
  },
  promise: {
    title: 'What an accountant promises',
    anchor: 'promise',
    shows: ['claim', ...MECHANISM],
    height: 1650,
  },
  map: {
    title: 'How much larger the substitute ε is',
    anchor: 'promise',
    shows: ['claim', ...MECHANISM],
    height: 700,
  },
  profile: {
    title: 'The privacy profile: δ at every ε',
    anchor: 'promise',
    shows: ['claim', ...MECHANISM],
    height: 560,
  },
  tradeoff: {
    title: 'The trade-off curve: misses over false alarms',
    anchor: 'promise',
    shows: ['claim', ...MECHANISM],
    height: 775,
  },
  'worst-case': {
    title: 'The worst case: from counted errors to a lower bound on ε',
    anchor: 'worst-case',
    shows: ['claim', ...MECHANISM],
    height: 2015,
  },
  training: {
    title: 'Attacks on real training',
    anchor: 'training',
    shows: ['claim', ...MECHANISM, 'C', 'run'],
    height: 720,
  },
};
