// The query that audits what a reader brings: four counts, right guesses, or scores, in the line itself or in a
// file.
import { createReadStream } from 'node:fs';
import { READER_GAME_IDS, READER_GAMES } from '../../addons/ownAudit/games';
import { reportOfCounts, reportOfGuesses, reportOfScores } from '../../addons/ownAudit/report';
import { readScores } from '../../addons/ownAudit/scoreReader';
import { scoreView } from '../../addons/ownAudit/scoreView';
import { type ReaderAudit, type ScoreSettings, THRESHOLD_RULES } from '../../addons/ownAudit/settings';
import { type SortedScores, sortScores } from '../../audit/estimation/scores/roc';
import { InputError, type NumberRange, refusals } from '../../base/numerics/errors';
import * as read from '../fields';
import type { QueryTable, Reply, Work } from '../query';
import { BELOW_ONE, COUNT, NON_NEGATIVE, OPEN_UNIT_INTERVAL, POSITIVE_COUNT } from '../ranges';

const ANY: NumberRange = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
const CHOICES = { ...POSITIVE_COUNT, min: 2 };

function auditOf(query: read.Query): ReaderAudit {
  const game = read.choice(query, 'game', READER_GAME_IDS);
  const { adjacency } = READER_GAMES[game];
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

const numbersOr = (query: read.Query, field: string, range: NumberRange): number[] =>
  query[field] === undefined ? [] : read.numbers(query, field, range);

const settingsOf = (query: read.Query): ScoreSettings => ({
  trainings: read.orDefault(query, 'trainings', ['many', 'one'], 'many'),
  rule: read.orDefault(query, 'rule', THRESHOLD_RULES, 'whole'),
  thresholds: numbersOr(query, 'thresholds', ANY),
  guesses: numbersOr(query, 'guesses', POSITIVE_COUNT),
  sign: read.boolean(query, 'lower', false) ? -1 : 1,
  watched: read.boolean(query, 'watched', false),
});

async function scoresOf(file: string, sign: 1 | -1): Promise<SortedScores> {
  try {
    return await readScores(createReadStream(file), new TextDecoder('utf-8', { fatal: true }), sign);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError('missing', 'file', `file could not be read (${why}). Give the path of a CSV file.`);
  }
}

function replyOf(audit: ReaderAudit, settings: ScoreSettings, scores: SortedScores): Reply {
  const report = reportOfScores(audit, settings, scores);
  // canaries of one training are not independent, as the intervals of these need it
  if (report.kind === 'guesses') return { ...report };
  const { auc, found } = scoreView(scores, audit.alpha, settings.sign);
  return { ...report, auc, found };
}

function ofScores(query: read.Query, audit: ReaderAudit): Work {
  const settings = settingsOf(query);
  const { file } = query;
  if (typeof file === 'string')
    return async () => replyOf(audit, settings, await scoresOf(file, settings.sign));
  if (file !== undefined)
    throw refusals('file').malformed`file is ${JSON.stringify(file)}. Give the path of a CSV file.`;
  const turned = (field: string) =>
    Float64Array.from(read.numbers(query, field, ANY), (score) => settings.sign * score);
  const scores = sortScores(turned('inScores'), turned('outScores'));
  return () => replyOf(audit, settings, scores);
}

function answer(query: read.Query): Reply | Work {
  const audit = auditOf(query);
  if (query.m !== undefined) {
    const planned = [{ r: read.number(query, 'r', POSITIVE_COUNT), v: read.number(query, 'v', COUNT) }];
    const m = read.number(query, 'm', POSITIVE_COUNT);
    const k = read.optional(query, 'k', CHOICES, 2);
    return () => ({ ...reportOfGuesses(audit, { m, k, planned }) });
  }
  if (query.file !== undefined || query.inScores !== undefined) return ofScores(query, audit);
  const counts = {
    falsePositives: read.number(query, 'falsePositives', COUNT),
    negatives: read.number(query, 'negatives', POSITIVE_COUNT),
    falseNegatives: read.number(query, 'falseNegatives', COUNT),
    positives: read.number(query, 'positives', POSITIVE_COUNT),
  };
  const watched = read.boolean(query, 'watched', false);
  return () => ({ ...reportOfCounts(audit, counts, watched) });
}

export const readerAuditQueries: QueryTable = {
  audit: {
    about: 'an audit of your own, from four counts, right guesses or scores',
    notes: [
      'Ask one of three things.',
      'The first is four counts at one threshold that was fixed beforehand, with watched.',
      'The second is right guesses in one training run (m r v, k), by the exact bound, with r fixed beforehand.',
      'The third is scores, as file or as inScores and outScores.',
      'trainings many means that each score comes from a run of its own.',
      'Then rule whole takes the best of all thresholds, under bounds that hold at all of them, split learns the threshold on a fifth and counts on the rest, and fixed takes thresholds, all fixed beforehand (Bonferroni).',
      'trainings one means that the scores are canaries of one run, half of them guessed z and half not, by the exact bound.',
      "game decides the adjacency, where in-out is add/remove, and two-records (z or z') and labels are substitute.",
      "file is the path of a CSV with two columns, score and world (1, in or z; 0, out or z').",
      'lower means that smaller scores speak for z, as losses do.',
      'watched means that someone looked and stopped, so the bound is one for every moment.',
      'In the reply, rule says how the threshold was found, and most is what no mistake at all would show.',
      'gaussian has the same with a Gaussian curve assumed.',
      'For scores of many runs there are auc and found (TPR at FPR), each interval at confidence by itself.',
    ],
    asks: 'game:in-out|two-records|labels delta alpha~ claimedEpsilon~ falsePositives~ negatives~ falseNegatives~ positives~ m~ r~ v~ k~ file:text~ inScores[]~ outScores[]~ trainings:many|one~ rule:whole|split|fixed~ thresholds[]~ guesses[]~ lower:boolean~ watched:boolean~',
    answers:
      'kind:rates|guesses game:text adjacency:text delta alpha confidence rule:text epsilon most point?~ at?~{threshold? falsePositives negatives falseNegatives positives fprUpper fnrUpper} gaussian~{mu epsilon? at?{threshold? falsePositives negatives falseNegatives positives fprUpper fnrUpper} assumption:text} m~ r~ v~ k~ tried[]~ assumptions:text[] claims[]{adjacency:text epsilon verdict:text words:text} auc~{value lower upper} found[]~{fpr fprUpper tpr tprLower tprUpper}',
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
