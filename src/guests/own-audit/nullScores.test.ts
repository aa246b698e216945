// Statistical tests of a reader's own audit where there is nothing to find. The scores have few values, so that most of them tie. They go
// through the worker that the page asks, and through the query of compute. Each audit may claim an ε above 0 only as often as it states.
import { expect, test } from 'vitest';
import { served } from '../../../test/shared/served';
import { size } from '../../../test/statistics/size';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { uniforms } from '../../base/numerics/randomStreams';
import { DEFAULT_SCORE_SETTINGS } from '../../scoreAudit/defaultSettings';
import type { ScoreSettings } from '../../scoreAudit/settings';
import { QUERY_GROUP } from './compute/queryGroup';
import { ownAuditQueries as workerQueries } from './worker/answers';

const ALPHA = 0.05;
/** The chance that one of these tests fails although each audit claims too much with probability ALPHA. */
const FALSE_ALARM = 1e-6;
const AUDITS = size(60, 1000);
/** Number of a random stream that nothing else uses. */
const STREAM = 1000;

interface Row {
  score: number;
  z: boolean;
}

/** Rows in random order. A fair coin draws each world, and each score is one of `values` numbers, independent of the coin. */
function nullRows(count: number, values: number, audit: number): Row[] {
  const place = { seed: 11, stream: STREAM, model: audit };
  const coins = uniforms({ ...place, step: 0 }, count);
  const scores = uniforms({ ...place, step: values }, count);
  return Array.from({ length: count }, (_, i) => ({
    score: 0.5 + Math.floor(values * scores[i]!),
    z: coins[i]! < 0.5,
  }));
}

/** Orders that a file's rows may have. `npm test` uses only the second, in which the order tells the world. */
const ORDERS = {
  'as drawn': (rows: Row[]) => rows,
  'by world': (rows: Row[]) => rows.toSorted((a, b) => Number(b.z) - Number(a.z)),
} as const;

/** Numbers of scores, and settings of the audit. `npm test` uses the first three. */
const NULLS = [
  [500, { trainings: 'one', guesses: [100] }],
  [200, { rule: 'whole' }],
  [200, { rule: 'split' }],
  [500, { trainings: 'one', guesses: [50] }],
  [600, { trainings: 'one', guesses: [] }],
  [200, { rule: 'fixed', thresholds: [1] }],
  [200, { rule: 'fixed', thresholds: [1, 2, 3] }],
  [200, { rule: 'fixed', thresholds: [1], watched: true }],
] as const satisfies [number, Partial<ScoreSettings>][];

const page = served(workerQueries());
let files = 0;

async function byPage(rows: readonly Row[], settings: Partial<ScoreSettings>): Promise<number> {
  const text = rows.map(({ score, z }) => `${score};${z ? 'in' : 'out'}`).join('\n');
  const reply = await page.ask(
    'audit',
    {
      audit: { game: 'in-out', delta: 1e-5, alpha: ALPHA, claims: [] },
      material: {
        kind: 'scores',
        key: ++files,
        file: new Blob([text]),
        columns: {},
        settings: { ...DEFAULT_SCORE_SETTINGS, ...settings },
      },
    },
    () => {},
  );
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value.report.epsilon;
}

async function byCommand(
  rows: readonly Row[],
  { sign = 1, ...settings }: Partial<ScoreSettings>,
): Promise<number> {
  const of = (world: boolean) => rows.filter(({ z }) => z === world).map(({ score }) => score);
  const { guesses, ...rest } = settings;
  const query = {
    ...{ game: 'in-out', delta: 1e-5, alpha: ALPHA },
    ...{ inScores: of(true), outScores: of(false), lower: sign === -1 },
    ...rest,
    ...(guesses && guesses.length > 0 && { guesses }),
  };
  const work = await QUERY_GROUP.queries.audit!.run(query);
  const reply = typeof work === 'function' ? await work() : work;
  return reply.epsilon as number;
}

const WAYS = { page: byPage, command: byCommand } as const;
type Way = keyof typeof WAYS;

const rare = (claims: number, audits: number): void =>
  expect(binomialUpperTail(claims, audits, ALPHA)).toBeGreaterThan(FALSE_ALARM);

const VALUES: Readonly<Record<Way, readonly number[]>> = {
  page: size([3], [2, 3, 5, 10]),
  command: [2, 3, 5, 10],
};

const CASES = (Object.keys(WAYS) as Way[]).flatMap((way) =>
  VALUES[way].flatMap((values) =>
    NULLS.slice(0, size(3, NULLS.length)).map(([count, settings]) => [way, values, count, settings] as const),
  ),
);

test.each(CASES)(
  'by %s, of %i values and %i scores under %j, no more audits claim anything than the level allows',
  async (way, values, count, settings) => {
    for (const order of size([ORDERS['by world']], Object.values(ORDERS))) {
      let claims = 0;
      for (let audit = 0; audit < AUDITS; audit++) {
        if ((await WAYS[way](order(nullRows(count, values, audit)), settings)) > 0) claims++;
      }
      rare(claims, AUDITS);
    }
  },
);

test.each(size<Way[]>(['command'], ['page', 'command']))(
  'by %s, the better of both directions, chosen after the scores were seen, claims no more often than the level allows',
  async (way) => {
    for (const settings of [
      { trainings: 'one', guesses: [100] },
      { rule: 'fixed', thresholds: [1] },
    ] as const) {
      let claims = 0;
      for (let audit = 0; audit < AUDITS; audit++) {
        const rows = nullRows(200, 5, audit);
        const turned = (sign: 1 | -1) => WAYS[way](rows, { ...settings, sign, turned: true });
        if (Math.max(await turned(1), await turned(-1)) > 0) claims++;
      }
      rare(claims, AUDITS);
    }
  },
);
