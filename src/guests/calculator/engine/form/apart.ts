// What no accountant here counts together, with the reason and what to say instead. Pure.
import { roundDigits } from '../../../../base/numerics/safeSide';
import type { Sentence } from '../../../../base/sentences/sentence';
import type { QuestionId } from './questions';
import type { FormRun } from './run';
import { FORM } from './sentences';

interface Apart {
  question: QuestionId;
  answer: string;
  text: Sentence;
}

/**
 * A bound on the probability that one of all batches has to be cut: by Chernoff, P[Bin(n, q) >= a n] is at most e^(-n KL(a, q)) for
 * a >= q. The tail itself needs functions that the page's own thread does not load.
 */
function chanceOfCut({ records, samplingRate: q, steps, trainings, largestBatch }: FormRun): number {
  const n = records ?? 0;
  const a = ((largestBatch ?? 0) + 1) / n;
  if (a > 1) return 0;
  if (a <= q) return 1;
  const divergence = a * Math.log(a / q) + (a < 1 ? (1 - a) * Math.log((1 - a) / (1 - q)) : 0);
  return trainings * steps * Math.exp(-n * divergence);
}

function cutOfPeople(run: FormRun): Sentence {
  const extra = roundDigits(chanceOfCut(run), 2, 'up');
  return extra < run.delta ? FORM.cutOfPeople({ extra }) : FORM.oftenCutOfPeople;
}

/** The first pair of the run's properties of which no ε is known together; null where there is none. */
export function apartFrom(
  run: FormRun,
  answerTo: (question: QuestionId) => string | null,
  isOfPhases: boolean,
): Apart | null {
  const refused = (question: QuestionId, text: Sentence): Apart => ({
    ...{ question, answer: answerTo(question) ?? '', text },
  });
  const { recordsPerPerson, largestBatch, bands, schedule, samplingRate, steps } = run;
  const [isCut, isOfPeople, isBanded] = [largestBatch !== null, recordsPerPerson > 1, bands > 1];
  // a bound holds for rounded numbers too, if they are rounded to less noise and a larger rate
  const rate = roundDigits(samplingRate, 4, 'up');
  if (schedule !== null && isOfPhases) return refused('phases', FORM.scheduleOfPhases);
  if (isCut && isOfPeople) return refused('participation', cutOfPeople(run));
  if (isBanded && isOfPeople)
    return refused('noiseLaw', FORM.bandsOfPeople({ rate, steps: Math.ceil(steps / bands) }));
  if (isBanded && schedule !== null) {
    const noise = roundDigits(run.noiseMultiplier ?? Number.NaN, 4, 'down');
    return refused('phases', FORM.bandsOfSchedule({ noise, rate, steps }));
  }
  const isPoisson = answerTo('sampling') === 'poisson' || isCut;
  return isBanded && !isPoisson ? refused('noiseLaw', FORM.onlyPoissonOfBands) : null;
}
