// What is asked of logits, put together row after row: every way of training answers with it.
import { logSumExp } from './heads';
import type { Table } from './products';
import type { Answer, Question } from './task';

/** Nothing known yet of any row. */
export const emptyAnswer = ({ rows, labels }: Question): Answer => ({
  logSums: new Float64Array(rows.length),
  best: new Int32Array(rows.length),
  logits: new Float64Array(labels.length),
});

/** Of the question's row number i, whose logits of the head these are. */
export function noteRow(answer: Answer, { labels, each }: Question, i: number, own: Table): void {
  answer.logSums[i] = logSumExp(own, 0, own.length);
  let best = 0;
  for (let c = 1; c < own.length; c++) if (own[c] > own[best]) best = c;
  answer.best[i] = best;
  for (let l = i * each; l < (i + 1) * each; l++) answer.logits[l] = own[labels[l]];
}

/** Of one head with so many classes; `logits` writes those of a row. */
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
