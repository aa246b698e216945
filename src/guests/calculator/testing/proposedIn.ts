// What is proposed for a text, as short strings, for tests of the reader of texts.
import type { QuestionId } from '../engine/form/questions';
import { listsFor } from '../engine/form/taken';
import { propose } from '../engine/propose';

/** The lines of a configuration without its noise. */
export const MNIST = 'batch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\n';
/** The lines of a whole configuration. */
export const RUN = `noise_multiplier = 1.1\n${MNIST}`;

/** The rows that are proposed for the unit that takes part, as 'batchSize 256'. */
export const rowsIn = (text: string): string[] => {
  const proposal = propose(text);
  return listsFor(proposal, proposal.unit).rows.map(
    ({ candidate: { kind, value, formula } }) => `${kind} ${value ?? formula}`,
  );
};

/** The candidates of each row with a choice, as 'batchSize 256'. */
export const choicesIn = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    propose(text).choices.map(({ row, candidates }) => [
      row,
      candidates.map(({ kind, value, formula }) => `${kind} ${value ?? formula}`),
    ]),
  );

/** The unused numbers for the unit that takes part, each with its name, as 'n_critic 5'. */
export const unusedIn = (text: string): string[] => {
  const proposal = propose(text);
  return listsFor(proposal, proposal.unit).unused.map(
    ({ number: { name, written } }) => `${name} ${written}`,
  );
};

/** The rows and questions that a text leaves open. */
export const openIn = (text: string): readonly string[] => propose(text).open;

/** What a text says on a question. */
export const answerIn = (text: string, id: QuestionId) =>
  propose(text).questions.find(({ question }) => question === id);
