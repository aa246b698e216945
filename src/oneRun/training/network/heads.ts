// Several softmax heads side by side: the numbers that a row's losses are made of, and their gradient in its logits.
import { exponential } from '../../../base/numerics/exponential';
import type { Products, Table } from './products';
import type { Head, TaskAnswer, TaskQuestion } from './task';

/** ln sum e^z over `classes` logits from `from` on. */
export function logSumExp(logits: Table, from: number, classes: number): number {
  let largest = -Infinity;
  for (let c = from; c < from + classes; c++) largest = Math.max(largest, logits[c]);
  let sum = 0;
  for (let c = from; c < from + classes; c++) sum += exponential(logits[c] - largest);
  return largest + Math.log(sum);
}

/** Turns a row's logits, from `from` on, into the gradient of its weighted loss in them, w (softmax - share of each label). */
export function toGradient(
  table: Table,
  from: number,
  heads: readonly Head[],
  row: number,
  softmax: Products<never>['softmax'],
): void {
  let at = from;
  for (const { classes, each, labels, weights } of heads) {
    const weight = weights === null ? 1 : weights[row];
    if (weight === 0) table.fill(0, at, at + classes);
    else {
      softmax(table, at, classes, weight);
      for (let l = row * each; l < (row + 1) * each; l++) table[at + labels[l]] -= weight / each;
    }
    at += classes;
  }
}

export const emptyAnswer = ({ rows, labels }: TaskQuestion): TaskAnswer => ({
  logSums: new Float64Array(rows.length),
  best: new Int32Array(rows.length),
  logits: new Float64Array(labels.length),
});

/** Notes the answer for row i of the question, from that row's logits of the head. */
export function noteRow(answer: TaskAnswer, { labels, each }: TaskQuestion, i: number, own: Table): void {
  answer.logSums[i] = logSumExp(own, 0, own.length);
  let best = 0;
  for (let c = 1; c < own.length; c++) if (own[c] > own[best]) best = c;
  answer.best[i] = best;
  for (let l = i * each; l < (i + 1) * each; l++) answer.logits[l] = own[labels[l]];
}

/** The answer for one head. `logits` writes the logits of a row. */
export function answerOf(
  question: TaskQuestion,
  classes: number,
  logits: (row: number, out: Float64Array) => void,
): TaskAnswer {
  const answer = emptyAnswer(question);
  const own = new Float64Array(classes);
  question.rows.forEach((row, i) => {
    logits(row, own);
    noteRow(answer, question, i, own);
  });
  return answer;
}
