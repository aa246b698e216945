// What no accountant here counts together, with the reason and what to say instead. Pure.
import { binomialUpperTail } from '../../../../base/numerics/binomial';
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

/** A bound on the probability that one of all batches has to be cut. */
const chanceOfCut = ({ records, samplingRate, steps, trainings, largestBatch }: FormRun): number =>
  trainings * steps * binomialUpperTail((largestBatch ?? 0) + 1, records ?? 0, samplingRate);

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
