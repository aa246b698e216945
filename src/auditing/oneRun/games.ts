// The games that one run can be asked to play. What a secret decides is the adjacency that every bound from it is of.
export interface OneRunGame {
  adjacency: 'add-remove' | 'substitute';
  /** Values a secret has; null where the game leaves that open. */
  choices: 2 | null;
  /** One sentence, ready to be shown. */
  words: string;
}

export const ONE_RUN_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    choices: 2,
    words: 'A fair coin each decides whether a canary is trained on at all: add/remove adjacency.',
  },
  'choose-one': {
    adjacency: 'substitute',
    choices: null,
    words:
      'Which of its records a canary is trained with is drawn uniformly; one is always there: substitute adjacency.',
  },
} as const satisfies Record<string, OneRunGame>;

export type OneRunGameId = keyof typeof ONE_RUN_GAMES;
