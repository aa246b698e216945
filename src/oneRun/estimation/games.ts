// The games that one run can play. What a secret decides, such as presence or value, sets the adjacency of every bound.
import type { Sentence } from '../../base/sentences/sentence';
import { ONE_RUN } from './sentences';

export interface OneRunGame {
  adjacency: 'add-remove' | 'substitute';
  /** Values that a secret has; null if the game leaves that open. */
  choices: 2 | null;
  /** A sentence on the game, ready to be shown. */
  words: Sentence;
}

export const ONE_RUN_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    choices: 2,
    words: ONE_RUN.inOut,
  },
  'choose-one': {
    adjacency: 'substitute',
    choices: null,
    words: ONE_RUN.chooseOne,
  },
} as const satisfies Record<string, OneRunGame>;

export type OneRunGameId = keyof typeof ONE_RUN_GAMES;
