// The games that an audit of two worlds may have played. The difference between a game's worlds is the adjacency of
// its bound.
interface AuditGame {
  adjacency: 'add-remove' | 'substitute';
  label: string;
  words: string;
}

/** By the name that links and requests use, so never rename one. */
export const AUDIT_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    label: 'the record is in, or it is out',
    words:
      'In one world the record is trained on, and in the other it is left out with nothing in its place. This is add/remove adjacency.',
  },
  'two-records': {
    adjacency: 'substitute',
    label: 'record z, or record z′ in its place',
    words: 'In one world z is trained on, and in the other z′ in its place. This is substitute adjacency.',
  },
  labels: {
    adjacency: 'substitute',
    label: 'one record, with either of two labels',
    words:
      'The record is always there, and its label differs between the worlds. A changed label is a replaced record, so this is substitute adjacency.',
  },
} as const satisfies Record<string, AuditGame>;

export type AuditGameId = keyof typeof AUDIT_GAMES;
