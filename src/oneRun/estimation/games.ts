// The games that one run can play. What a secret decides is the adjacency of every bound from it.
export interface OneRunGame {
  adjacency: 'add-remove' | 'substitute';
  /** Values that a secret has; null if the game leaves that open. */
  choices: 2 | null;
  /** One sentence, ready to be shown. */
  words: string;
}

export const ONE_RUN_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    choices: 2,
    words:
      'For each canary, a fair coin decides whether it is trained on at all. This is add/remove adjacency.',
  },
  'choose-one': {
    adjacency: 'substitute',
    choices: null,
    words:
      'Each canary is trained with one of its records, drawn uniformly, so one is always there. This is substitute adjacency.',
  },
} as const satisfies Record<string, OneRunGame>;

export type OneRunGameId = keyof typeof ONE_RUN_GAMES;
