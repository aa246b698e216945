// Collects the answers about logits, row after row. Every way of training uses it.
import { logSumExp } from './heads';
import type { Table } from './products';
import type { Answer, Question } from './task';

/** Nothing known yet of any row. */
export const emptyAnswer = ({ rows, labels }: Question): Answer => ({
  logSums: new Float64Array(rows.length),
  best: new Int32Array(rows.length),
  logits: new Float64Array(labels.length),
});

/** Notes the answer for row i of the question, from that row's logits of the head. */
export function noteRow(answer: Answer, { labels, each }: Question, i: number, own: Table): void {
  answer.logSums[i] = logSumExp(own, 0, own.length);
  let best = 0;
  for (let c = 1; c < own.length; c++) if (own[c] > own[best]) best = c;
  answer.best[i] = best;
  for (let l = i * each; l < (i + 1) * each; l++) answer.logits[l] = own[labels[l]];
}

/** Answers for one head with so many classes. `logits` writes the logits of a row. */
export function answerOf(
  question: Question,
  classes: number,
  logits: (row: number, out: Float64Array) => void,
): Answer {
  const answer = emptyAnswer(question);
  const own = new Float64Array(classes);
  question.rows.forEach((row, i) => {
    logits(row, own);
    noteRow(answer, question, i, own);
  });
  return answer;
}
