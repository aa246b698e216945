// What no accountant here counts together, with the reason and what to say instead. Pure.
import type { Sentence } from '../../../../base/sentences/sentence';
import type { QuestionId } from './questions';
import type { FormRun } from './run';
import { FORM } from './sentences';

interface Apart {
  question: QuestionId;
  answer: string;
  text: Sentence;
}

/** The first pair of the run's properties of which no ε is known together; null where there is none. */
export function apartFrom(
  { recordsPerPerson, largestBatch, bands, schedule }: FormRun,
  answerTo: (question: QuestionId) => string | null,
  isOfPhases: boolean,
): Apart | null {
  const refused = (question: QuestionId, text: Sentence): Apart => ({
    ...{ question, answer: answerTo(question) ?? '', text },
  });
  const [isCut, isOfPeople, isBanded] = [largestBatch !== null, recordsPerPerson > 1, bands > 1];
  const { recordsPerPerson: people, largestBatch: cut, bands: banded } = FORM;
  if (schedule !== null && isOfPhases) return refused('phases', FORM.scheduleOfPhases);
  if (isCut && isOfPeople) return refused('participation', FORM.notTogether({ one: cut, other: people }));
  if (isCut && isBanded) return refused('noiseLaw', FORM.notTogether({ one: cut, other: banded }));
  if (isBanded && isOfPeople) return refused('noiseLaw', FORM.notTogether({ one: banded, other: people }));
  if (isBanded && schedule !== null)
    return refused('phases', FORM.notTogether({ one: banded, other: FORM.batchSizes }));
  return isBanded && answerTo('sampling') !== 'poisson' ? refused('noiseLaw', FORM.onlyPoissonOfBands) : null;
}
