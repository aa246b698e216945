// The recorded attacks of ?page=bounds: the queries behind each, as `npm run compute` takes them.
// `npm run record -- <id>` asks them.
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';

export type RecordedQuery = Readonly<Record<string, unknown>>;

export interface AttackRecording {
  /** Id of the recording, which is its file name in public/gallery and the argument of the command. */
  id: string;
  queries: readonly RecordedQuery[];
}

export const RECORDED_DELTA = 1e-5;
/** Values of the substitute ε for a whole record, at which marginals are released. */
export const RECORD_EPSILONS: readonly number[] = [0.5, 1, 2, 4, 8, 16, 32];
/** Values of the substitute ε at which models are trained. */
export const TRAINED_EPSILONS: readonly number[] = [1, 2, 4, 8, 16];
export const RECORDED_FAILURES: readonly number[] = [0.05, 0.5, 0.95];

/** Number of records whose columns are unknown to the attacker. */
export const RECORDED_TARGETS = 100;

export interface MarginalsGame {
  unknown: readonly string[];
  tolerance: number;
}

/** Columns in the order in which the games make them unknown to the attacker. */
const COLUMNS = ['mean texture', 'mean smoothness', 'mean symmetry', 'mean fractal dimension'];

export const MARGINALS_GAMES: readonly MarginalsGame[] = [
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
  [3, 2],
  [4, 0],
  [4, 1],
].map(([columns, tolerance]) => ({ unknown: COLUMNS.slice(0, columns), tolerance }));

/** Number of releases for one to four unknown columns. It is smaller where an attack on one takes longer. */
const RELEASES = [200, 100, 40, 20] as const;

const drawnValues = (games: readonly MarginalsGame[]): readonly (RecordedQuery & { repeats: number })[] =>
  games.flatMap(({ unknown, tolerance }) =>
    RECORD_EPSILONS.map((targetEpsilon) => ({
      query: 'attributeInference',
      dataset: 'breast',
      unknown,
      tolerance,
      targets: RECORDED_TARGETS,
      bins: 6,
      ways: 3,
      adjacency: 'substitute',
      targetEpsilon,
      delta: RECORDED_DELTA,
      failures: RECORDED_FAILURES,
      repeats: RELEASES[unknown.length - 1],
      seed: 1,
    })),
  );

/** The recordings for values drawn from the prior and for the records' own. The latter need half as many releases, since these differ less. */
const attacked = (
  id: string,
  games: readonly MarginalsGame[],
): Readonly<Record<SecretsFrom, AttackRecording>> & { games: readonly MarginalsGame[] } => ({
  games,
  prior: { id, queries: drawnValues(games) },
  records: {
    id: `${id}-own`,
    queries: drawnValues(games).map((query) => ({
      ...query,
      secrets: 'records',
      repeats: query.repeats / 2,
    })),
  },
});

const MARGINALS = [
  attacked('attribute-inference', MARGINALS_GAMES.slice(0, 4)),
  attacked('attribute-inference-three', MARGINALS_GAMES.slice(4, 6)),
  attacked('attribute-inference-more', MARGINALS_GAMES.slice(6)),
] as const;

export const recordingOf = (game: MarginalsGame, from: SecretsFrom): AttackRecording =>
  (MARGINALS.find(({ games }) => games.includes(game)) ?? MARGINALS[0])[from];

export const SECRETS_ATTACK: AttackRecording = {
  id: 'secret-inference',
  queries: TRAINED_EPSILONS.map((targetEpsilon) => ({
    query: 'secretInference',
    model: 'language',
    canary: 'fresh-tokens',
    m: 100,
    k: 10,
    sentences: 200,
    learningRate: 1,
    samplingRate: 0.1,
    steps: 100,
    adjacency: 'substitute',
    targetEpsilon,
    delta: RECORDED_DELTA,
    failures: RECORDED_FAILURES,
    repeats: 40,
    seed: 1,
  })),
};

export const LABEL_ATTACK: AttackRecording = {
  id: 'label-inference',
  queries: TRAINED_EPSILONS.map((targetEpsilon) => ({
    query: 'labelInference',
    dataset: 'breast',
    samplingRate: 1,
    steps: 100,
    targetEpsilon,
    delta: RECORDED_DELTA,
    clippingNorm: 2,
    learningRate: 0.05,
    checkpoints: [100],
    runsPerWorld: 5000,
    seed: 1,
  })),
};

export const ATTACK_RECORDINGS: readonly AttackRecording[] = [
  ...MARGINALS.flatMap(({ prior, records }) => [prior, records]),
  SECRETS_ATTACK,
  LABEL_ATTACK,
];
