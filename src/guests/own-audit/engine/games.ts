// The games that a reader's own audit may have played. The difference between a game's worlds is the adjacency of
// its bound.
import type { OneRunGameId } from '../../../oneRun/estimation/games';

interface ReaderGame {
  adjacency: 'add-remove' | 'substitute';
  oneRun: OneRunGameId;
  label: string;
  words: string;
}

/** By the name that links and requests use, so never rename one. */
export const READER_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    oneRun: 'in-out',
    label: 'the record is in, or it is out',
    words:
      'In one world the record is trained on, and in the other it is left out with nothing in its place. This is add/remove adjacency.',
  },
  'two-records': {
    adjacency: 'substitute',
    oneRun: 'choose-one',
    label: 'record z, or record z′ in its place',
    words: 'In one world z is trained on, and in the other z′ in its place. This is substitute adjacency.',
  },
  labels: {
    adjacency: 'substitute',
    oneRun: 'choose-one',
    label: 'one record, with either of two labels',
    words:
      'The record is always there, and its label differs between the worlds. A changed label is a replaced record, so this is substitute adjacency.',
  },
} as const satisfies Record<string, ReaderGame>;

export type ReaderGameId = keyof typeof READER_GAMES;
export const READER_GAME_IDS = Object.keys(READER_GAMES) as ReaderGameId[];
