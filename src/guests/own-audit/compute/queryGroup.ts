// The query that audits a reader's own attack from four counts, from right guesses, or from scores, which stand in the query itself or in
// a file.

import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { type AnyRun, DOMAIN } from '../../../accounting';
import { AUDIT_GAMES } from '../../../audit/report/games';
import { reportOfCounts } from '../../../audit/report/ratesReport';
import { statedGuesses, statedRates } from '../../../audit/report/statedReport';
import type { AuditTerms } from '../../../audit/report/terms';
import { InputError, type NumberRange, requireNumber } from '../../../base/numerics/errors';
import {
  BELOW_ONE,
  COUNT,
  NON_NEGATIVE,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
} from '../../../base/numerics/ranges';
import * as read from '../../../cli/fields';
import type { QueryGroup, QueryTable, Reply, Work } from '../../../cli/query';
import { type ReaderScores, readerScores } from '../../../scoreAudit/readerScores';
import { reportOfGuesses } from '../../../scoreAudit/report';
import { GAME_IDS, GUESSED_SIDES, type ScoreSettings, THRESHOLD_RULES } from '../../../scoreAudit/settings';
import { statedScores } from '../../../scoreAudit/stated';
import {
  BRACKET,
  boolean,
  COUNTED,
  claim,
  ERROR_COUNTS,
  FIELD,
  MECHANISM,
  number,
  numberIn,
  text,
} from '../../../work/queries/vocabulary';
import { type ReadingOptions, readScores, readScoresOfWorlds } from '../engine/scoreReader';

const ANY: NumberRange = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
const TRAININGS = ['many', 'one'] as const;
const CHOICES = { ...POSITIVE_COUNT, min: 2 };

function auditOf(query: read.Query): AuditTerms {
  const game = read.choice(query, 'game', GAME_IDS);
  const { adjacency } = AUDIT_GAMES[game];
  return {
    game,
    delta: read.number(query, 'delta', BELOW_ONE),
    alpha: read.optional(query, 'alpha', OPEN_UNIT_INTERVAL, 0.05),
    claims:
      query.claimedEpsilon === undefined
        ? []
        : [{ adjacency, epsilon: read.number(query, 'claimedEpsilon', NON_NEGATIVE) }],
  };
}

/** The mechanism of `claimedRun`, or null. Errors name the field within it. */
function claimedOf({ claimedRun }: read.Query): AnyRun | null {
  if (claimedRun === undefined) return null;
  if (typeof claimedRun !== 'object' || claimedRun === null || Array.isArray(claimedRun))
    throw new InputError(
      'malformed',
      'claimedRun',
      `claimedRun is ${JSON.stringify(claimedRun)}. Give an object with samplingRate, noiseMultiplier and steps.`,
    );
  const given = claimedRun as read.Query;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(MECHANISM, name));
  if (unknown !== undefined)
    throw new InputError(
      'unknown',
      `claimedRun.${unknown}`,
      `claimedRun.${unknown} is no field of a run. Give samplingRate, noiseMultiplier and steps.`,
    );
  const field = (name: keyof typeof MECHANISM) =>
    requireNumber(`claimedRun.${name}`, given[name], DOMAIN[name]);
  return {
    samplingRate: field('samplingRate'),
    noiseMultiplier: field('noiseMultiplier'),
    steps: field('steps'),
  };
}

const numbersOr = (query: read.Query, field: string, range: NumberRange): number[] =>
  query[field] === undefined ? [] : read.numbers(query, field, range);

const settingsOf = (query: read.Query): ScoreSettings => ({
  trainings: read.orDefault(query, 'trainings', TRAININGS, 'many'),
  rule: read.orDefault(query, 'rule', THRESHOLD_RULES, 'whole'),
  thresholds: numbersOr(query, 'thresholds', ANY),
  side: read.orDefault(query, 'side', GUESSED_SIDES, 'both'),
  guesses: numbersOr(query, 'guesses', POSITIVE_COUNT),
  sign: read.boolean(query, 'lower', false) ? -1 : 1,
  turned: read.boolean(query, 'turned', false),
  watched: read.boolean(query, 'watched', false),
});

const A_FILE = 'a CSV, NPY or JSON file';

async function* piecesIn(path: string, field: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(
      'missing',
      field,
      `${field} could not be read (${why}). Give the path of ${A_FILE}.`,
    );
  }
}

const opened = (path: string, field: string) => ({
  pieces: piecesIn(path, field),
  decoder: new TextDecoder('utf-8', { fatal: true }),
});

/** Paths of score files: one file with the scores of both worlds, or one for each world. */
type ScorePaths = Readonly<Record<'file', string>> | Readonly<Record<'inFile' | 'outFile', string>>;

const scoresIn = (paths: ScorePaths, options: ReadingOptions): Promise<ReaderScores> =>
  'file' in paths
    ? readScores(opened(paths.file, 'file'), options)
    : readScoresOfWorlds(
        { in: opened(paths.inFile, 'inFile'), out: opened(paths.outFile, 'outFile') },
        options,
      );

function pathField(query: read.Query, field: string): string | null {
  const path = query[field];
  if (path === undefined || path === null) return null;
  if (typeof path === 'string') return path;
  throw new InputError(
    'malformed',
    field,
    `${field} is ${JSON.stringify(path)}. Give the path of ${A_FILE}.`,
  );
}

/** The paths that the query gives; null where the scores stand in the query itself. */
function pathsOf(query: read.Query): ScorePaths | null {
  const [file, inFile, outFile] = ['file', 'inFile', 'outFile'].map((field) => pathField(query, field));
  if (file != null) return { file };
  if (inFile == null && outFile == null) return null;
  if (inFile == null || outFile == null) {
    const [lacking, given] = inFile == null ? ['inFile', 'outFile'] : ['outFile', 'inFile'];
    throw new InputError(
      'missing',
      lacking,
      `${lacking} is missing beside ${given}. Give a file for each world, or one file with both.`,
    );
  }
  return { inFile, outFile };
}

/** The remark on what is assumed of the scores because the query leaves it out. */
const UNSAID =
  'trainings was left out, so each score counts as that of a training run of its own. If the scores are canaries of one run, this bound does not hold. Give trainings one then.';

const withUnsaid = (query: read.Query, { remarks, ...reply }: Reply): Reply => ({
  ...reply,
  remarks: [...(query.trainings === undefined ? [UNSAID] : []), ...(remarks as string[])],
});

/** A number as the reply writes it: infinite ones are texts, because JSON has no infinite number. */
const written = (value: number | null): number | string | null =>
  value === Number.POSITIVE_INFINITY ? 'inf' : value === Number.NEGATIVE_INFINITY ? '-inf' : value;

const writtenAt = <At extends { threshold: number | null }>(at: At | null) =>
  at && { ...at, threshold: written(at.threshold) };

function replyOf(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  claimed: AnyRun | null,
): Reply {
  const stated = statedScores(audit, settings, scores, claimed);
  if (stated.kind === 'guesses') return { ...stated };
  const { at, gaussian } = stated;
  return { ...stated, at: writtenAt(at), gaussian: { ...gaussian, at: writtenAt(gaussian.at) } };
}

const INFINITE: Readonly<Record<string, number>> = {
  inf: Number.POSITIVE_INFINITY,
  '+inf': Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
  Infinity: Number.POSITIVE_INFINITY,
  '+Infinity': Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

const isInfinite = (value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(INFINITE, value);

/** Reads scores, which may include "inf" and "-inf". Throws an InputError that names the first one that is not a number. */
function scoresField(query: read.Query, field: string): Float64Array {
  const given = query[field];
  if (Array.isArray(given)) {
    const bad = given.findIndex((value) => typeof value !== 'number' && !isInfinite(value));
    if (bad >= 0)
      throw new InputError(
        'not-a-number',
        `${field}[${bad}]`,
        `${field}[${bad}] is ${JSON.stringify(given[bad])}. Give a number, or "inf" or "-inf", for only the order counts. A run whose score the attack could not compute may have "-inf", if every such run has it. Never leave scores out because of their size, for then the bound may exceed the truth.`,
      );
  }
  const finite = Array.isArray(given) ? given.map((value) => (isInfinite(value) ? 0 : value)) : given;
  const numbers = read.numbers(read.withFields(query, { [field]: finite }), field, ANY);
  return Float64Array.from(numbers, (value, i) => INFINITE[(given as unknown[])[i] as string] ?? value);
}

const columnsGiven = (query: read.Query) => {
  const text = (field: string): string => {
    const given = query[field] ?? '';
    if (typeof given === 'string') return given;
    throw new InputError(
      'malformed',
      field,
      `${field} is ${JSON.stringify(given)}. Give the name of a column, or its number, as a text.`,
    );
  };
  return { score: text('scoreColumn'), world: text('worldColumn') };
};

function ofScores(query: read.Query, audit: AuditTerms): Work {
  const settings = settingsOf(query);
  const claimed = claimedOf(query);
  const { sign } = settings;
  const reply = (scores: ReaderScores) => withUnsaid(query, replyOf(audit, settings, scores, claimed));
  const paths = pathsOf(query);
  if (paths !== null) {
    const columns = columnsGiven(query);
    return async () => reply(await scoresIn(paths, { sign, columns }));
  }
  const turned = (field: string) => scoresField(query, field).map((score) => sign * score);
  const scores = readerScores(turned('inScores'), turned('outScores'));
  return () => reply(scores);
}

function answer(query: read.Query): Reply | Work {
  const audit = auditOf(query);
  if (query.m !== undefined) {
    const planned = [{ r: read.number(query, 'r', POSITIVE_COUNT), v: read.number(query, 'v', COUNT) }];
    const m = read.number(query, 'm', POSITIVE_COUNT);
    const k = read.optional(query, 'k', CHOICES, 2);
    return () => {
      const report = reportOfGuesses(audit, { m, k, planned });
      return { ...statedGuesses(report), gaussian: report.gaussian };
    };
  }
  const brought = ['file', 'inFile', 'outFile', 'inScores'] as const;
  if (brought.some((field) => query[field] !== undefined)) return ofScores(query, audit);
  const counts = {
    falsePositives: read.number(query, 'falsePositives', COUNT),
    negatives: read.number(query, 'negatives', POSITIVE_COUNT),
    falseNegatives: read.number(query, 'falseNegatives', COUNT),
    positives: read.number(query, 'positives', POSITIVE_COUNT),
  };
  const watched = read.boolean(query, 'watched', false);
  return () => statedRates(reportOfCounts(audit, counts, watched));
}

const count = numberIn(POSITIVE_COUNT);
/** Schema of a number that may be infinite, which JSON can only write as a text. */
const score = z.union([number, z.enum(['inf', '-inf'])]);
/** Schema of the errors that were counted at the threshold at which the bound is read. */
const countedAt = z
  .strictObject({ threshold: score.nullable(), ...COUNTED, fprUpper: number, fnrUpper: number })
  .nullable();

const AUDIT: QueryTable = {
  audit: {
    about: 'an audit of your own, from four counts, right guesses or scores',
    notes: [
      'Ask one of three things.',
      'The first is four counts at one threshold that was fixed beforehand, with watched.',
      'The second is right guesses in one training run (m r v, k), by the exact bound, with r fixed beforehand.',
      'The third is scores, as file, as inFile and outFile, or as inScores and outScores.',
      'trainings many means that each score comes from a run of its own. So it is where trainings is left out, and remarks says it then.',
      'Then rule whole takes the best of all thresholds, under bounds that hold at all of them, split learns the threshold on a fifth and counts on the rest, and fixed takes thresholds, all fixed beforehand (Bonferroni).',
      'trainings one means that the scores are canaries of one run, half of them guessed z and half not, by the exact bound. Canaries of equal scores are guessed together or not at all, so r may be less than was planned.',
      'side in guesses the highest scores z and makes no other guess, side out guesses the lowest ones not to be z, and both, which is the default, does half of each.',
      'Only the order of scores counts, so they may be infinite, as inf and -inf in a file and as the texts "inf" and "-inf" in inScores and outScores. Never leave scores out because of their size.',
      "game decides the adjacency, where in-out is add/remove, and two-records (z or z') and labels are substitute.",
      "file is the path of a CSV with two columns, score and world (1, in or z; 0, out or z'), or one column for each world with the names in and out.",
      'It may be an array of NumPy (NPY) of two columns, or JSON: rows of a score and a world, or lists with the names in and out.',
      'inFile and outFile are a file for each world, each with one list of scores, in NPY, in JSON or one score a line.',
      'columns says which columns were taken. Where two could be meant, scoreColumn and worldColumn choose, each by its name or its number.',
      'lower means that smaller scores speak for z, as losses do.',
      'turned means that this direction was chosen after the scores were seen, so that the bound is read at half of the level. reversed in the reply says that the scores speak against the direction, and remarks what to do then.',
      'claimedRun, with samplingRate, noiseMultiplier and steps, claims the whole curve of that run of Poisson batches. claimedCurve has the curve for the adjacency of the game, and contradicts says whether the scores refute it as a whole.',
      'watched means that someone looked and stopped, so the bound is one for every moment.',
      'In the reply, rule says how the threshold was found, and most is what no mistake at all would show.',
      'gaussian has the same with a Gaussian curve assumed, of one run by the recursion for f-DP.',
      'For scores of many runs there are auc and found (TPR at FPR), each interval at confidence by itself.',
    ],
    asks: z.strictObject({
      game: z.enum(GAME_IDS),
      delta: numberIn(BELOW_ONE),
      alpha: FIELD.alpha.optional(),
      claimedEpsilon: numberIn(NON_NEGATIVE).optional(),
      claimedRun: z.strictObject(MECHANISM).optional(),
      ...z.strictObject(ERROR_COUNTS).partial().shape,
      m: count.optional(),
      r: count.optional(),
      v: numberIn(COUNT).optional(),
      k: numberIn(CHOICES).optional(),
      file: text.optional(),
      inFile: text.optional(),
      outFile: text.optional(),
      scoreColumn: text.optional(),
      worldColumn: text.optional(),
      inScores: z.array(score).optional(),
      outScores: z.array(score).optional(),
      trainings: z.enum(TRAININGS).optional(),
      rule: z.enum(THRESHOLD_RULES).optional(),
      thresholds: z.array(number).optional(),
      side: z.enum(GUESSED_SIDES).optional(),
      guesses: z.array(count).optional(),
      lower: boolean.optional(),
      turned: boolean.optional(),
      watched: boolean.optional(),
    }),
    answers: z.strictObject({
      kind: z.enum(['rates', 'guesses']),
      game: text,
      adjacency: text,
      delta: number,
      alpha: number,
      confidence: number,
      rule: text,
      remarks: z.array(text),
      reversed: boolean.optional(),
      columns: z.strictObject({ score: text, world: text }).nullable().optional(),
      epsilon: number,
      most: number,
      point: number.nullable().optional(),
      at: countedAt.optional(),
      gaussian: z
        .strictObject({ mu: number, epsilon: number.nullable(), at: countedAt.optional(), assumption: text })
        .optional(),
      m: number.optional(),
      r: number.optional(),
      v: number.optional(),
      k: number.optional(),
      tried: z.array(number).optional(),
      assumptions: z.array(text),
      claims: z.array(claim),
      claimedCurve: z
        .strictObject({
          adjacency: text,
          alphas: z.array(number),
          misses: z.array(number),
          contradicts: boolean,
          words: text,
        })
        .optional(),
      auc: z.strictObject({ value: number, ...BRACKET }).optional(),
      found: z
        .array(
          z.strictObject({ fpr: number, fprUpper: number, tpr: number, tprLower: number, tprUpper: number }),
        )
        .optional(),
    }),
    example: {
      game: 'in-out',
      delta: 1e-5,
      falsePositives: 3,
      negatives: 1000,
      falseNegatives: 700,
      positives: 1000,
      claimedEpsilon: 2,
    },
    run: answer,
  },
};

/** The group as the help of compute lists it. */
export const QUERY_GROUP: QueryGroup = {
  title: 'An audit of your own, with the epsilon that counts, guesses or scores reject',
  before: 'Audits of one training run',
  queries: AUDIT,
};
