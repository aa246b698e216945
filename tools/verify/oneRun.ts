// npm run verify:oneRun: audits of one training run. Prints how many of 1,000 seeded audits of each kind of canary claim more than the
// truth, once with almost no leak and once with noise calibrated to ε = 1. It also prints what orthogonal canaries show at four values of
// ε beside the idealised prediction. It ends with status 1 if a rate contradicts 5% or an accuracy its prediction. It takes some minutes;
// `-- <kind>` counts the false claims of that kind of canary alone.

import { gdpMu } from '../../src/accounting';
import { loadDigits } from '../../src/audit/datasets/shipped/digits';
import { loadSpeeches } from '../../src/audit/datasets/shipped/speeches';
import { rowsWhere, selectRows } from '../../src/audit/datasets/table';
import type { RecordTable } from '../../src/audit/datasets/types';
import { readAsset } from '../../src/audit/training/node/environment';
import { binomialUpperTail } from '../../src/base/numerics/binomial';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../src/oneRun/canaries/kinds';
import { oneRunEpsLowerExact } from '../../src/oneRun/estimation/exactBound';
import { LANGUAGE_STARTS } from '../../src/oneRun/training/models';
import type { OneRunAuditRequest } from '../../src/oneRun/training/request';
import { DELTA, falseClaims, oneRunAudit, plainRequest } from '../../test/statistics/oneRunClaims';

const RUNS = 1000;
const SMALL = 48;

console.log(
  `False claims of ${RUNS} audits at 95% (m = C = ${SMALL}, delta = ${DELTA}, all guessed, exact bound)`,
);
const { train, auxiliary, test, image } = await loadDigits(readAsset);
const first = (table: RecordTable, rows: number) =>
  selectRows(
    table,
    rowsWhere(rows, () => true),
  );
const digits = { train: first(train, 96), auxiliary: first(auxiliary, 48), test: first(test, 16), image };

/** Further fields of the request for a kind of canary, such as its data. */
function designOf(canary: OneRunCanaryKind): Partial<OneRunAuditRequest> {
  if (!isFromData(canary) || isSentence(canary)) return {};
  const records = { data: digits, dimension: digits.train.columns, classes: digits.train.classes };
  const tag = { lambda: 3, tags: SMALL, each: 1, triggerFeatures: 16 };
  return canary === 'trigger-tag' ? { ...records, tag } : records;
}

const speeches = await loadSpeeches(readAsset);
const corpus = { ...speeches, open: speeches.open.slice(0, 20), test: speeches.test.slice(0, 10) };

/**
 * Models that each kind of canary is trained with: linear ones and with a hidden layer, and for sentences from scratch and from a public
 * part.
 */
function modelsOf(canary: OneRunCanaryKind): [string, Partial<OneRunAuditRequest>][] {
  if (!isSentence(canary)) {
    const linear = {};
    const relu = { model: 'relu', hidden: 32 } as const;
    const codes = { tag: { lambda: 3, tags: 16, each: 8, triggerFeatures: 16 } };
    return canary === 'trigger-tag'
      ? [
          ['linear', linear],
          ['relu, codes of 8 tags in 16', { ...relu, ...codes }],
        ]
      : [
          ['linear', linear],
          ['relu', relu],
        ];
  }
  return LANGUAGE_STARTS.map((start) => [
    `language from ${start}`,
    { model: 'language', hidden: 8, dimension: 2, language: { corpus, sentences: 60, length: 6, start } },
  ]);
}
const [only] = process.argv.slice(2);
const kinds = Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[];
for (const canary of kinds.filter((kind) => only === undefined || kind === only)) {
  for (const [game, rule] of [
    ['choose-one', 'margin'],
    ['in-out', 'halves'],
  ] as const) {
    if (!ONE_RUN_CANARIES[canary].selfComparison && game === 'choose-one') continue;
    for (const [name, model] of modelsOf(canary)) {
      for (const [setting, noiseMultiplier] of [
        ['nothing to find', 1000],
        ['calibrated to add/remove epsilon = 1', Math.SQRT2 / gdpMu(1, DELTA)],
      ] as const) {
        const plain = plainRequest(SMALL, noiseMultiplier, 2);
        const count = falseClaims({ ...plain, canary, game, rule, ...designOf(canary), ...model }, RUNS);
        const words = `${canary}, ${name}, ${game}, ${setting}`;
        console.log(`  ${words}: ${count} (${((100 * count) / RUNS).toFixed(1)}%)`);
        // an audit that is wrong in exactly 5% of runs fails here once in a hundred thousand times
        if (binomialUpperTail(count, RUNS, 0.05) < 1e-5) process.exitCode = 1;
      }
    }
  }
}

const M = 2000;
const STEPS = 60;
const SEEDS = 5;
if (only === undefined)
  console.log(
    `Orthogonal canaries, self-comparison, m = d = C = ${M}, T = ${STEPS}, full batch, ${SEEDS} runs each`,
  );
for (const target of only === undefined ? [1, 2, 4, 8] : []) {
  const request = plainRequest(M, Math.sqrt(STEPS) / gdpMu(target, DELTA), STEPS);
  let [right, guesses, bounds] = [0, 0, 0];
  let ideal = Number.NaN;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { report, idealAccuracy } = oneRunAudit({ ...request, seed });
    right += report.v;
    guesses += report.r;
    bounds += report.epsilon;
    ideal = idealAccuracy ?? Number.NaN;
  }
  const error = Math.sqrt((ideal * (1 - ideal)) / guesses);
  const accuracy = right / guesses;
  const mean = { m: M, r: M, v: Math.round(ideal * M), k: 2 };
  console.log(
    `  add/remove epsilon ${target}: accuracy ${accuracy.toFixed(3)} ± ${error.toFixed(3)}, predicted ${ideal.toFixed(3)};` +
      ` substitute epsilon >= ${(bounds / SEEDS).toFixed(2)} on average,` +
      ` predicted ${oneRunEpsLowerExact(mean, DELTA, 0.05).toFixed(2)}`,
  );
  if (!(Math.abs(accuracy - ideal) < 4 * error)) process.exitCode = 1;
}
