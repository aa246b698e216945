// The files that can be saved of the table of bounds on one guess.
import { t } from '@lingui/core/macro';
import { singleGuess } from '../../../risk/singleGuess';
import type { Scenario } from '../../../scenario';
import { SaveBars } from '../../chart/SaveBars';
import type { BarsToSave } from '../../chart/savedBars';
import { settingText } from '../../export/settingText';
import type { KnownValues } from '../../state/knownValues';
import { SECRETS } from './Guesses';
import { guessText, wholeText } from './guessText';

export interface GuessesToSave {
  /** The page's own numbers; null while they are computed. The same holds of the bounds by whole curves, in the order of SECRETS. */
  known: KnownValues | null;
  whole: readonly number[] | null;
  removal: readonly number[] | null;
}

/** A bound for each secret and each way to bound it. */
function boundsOf({ known, whole, removal }: GuessesToSave) {
  const substitute = known?.at.substitute;
  if (!known || !substitute || !whole || !removal) return [];
  const epsilon = substitute.value ?? substitute.upper;
  const { delta } = known.scenario;
  return SECRETS.flatMap(({ name, prior }, i) => [
    {
      id: 'pair',
      name: t`${name}, from a single pair`,
      prior,
      bound: singleGuess(prior, epsilon, delta).bound,
      write: guessText,
      colour: 'var(--soft)',
    },
    {
      id: 'removal',
      name: t`${name}, by removal`,
      prior,
      bound: removal[i],
      write: wholeText,
      colour: 'var(--add-remove)',
    },
    {
      id: 'exchange',
      name: t`${name}, by exchange`,
      prior,
      bound: whole[i],
      write: wholeText,
      colour: 'var(--substitute)',
    },
  ]);
}

export function guessesToSave(of: GuessesToSave, scenario: Scenario): BarsToSave {
  const rows = boundsOf(of);
  const { delta } = scenario;
  const setting = settingText(scenario);
  return {
    name: 'one-guess',
    title: t`One guess at one secret`,
    what: t`the bounds on one guess`,
    about: t`Largest probability that one guess at a secret is exactly right, if everyone knows that the record is in the data`,
    notes: [
      t`upper bounds, from a single substitute epsilon at delta ${delta}, by removal with the whole add/remove curve, and by exchange with the whole substitute curve`,
    ],
    head: t`One guess at a secret is right at most so often, at ${setting}`,
    bars: rows.map(({ id, name, prior, bound, write, colour }) => ({
      id: `${id} ${prior}`,
      name,
      share: bound,
      value: write(bound),
      colour,
    })),
    columns: [
      { csv: 'chance_before', json: 'chanceBefore', value: (i) => rows[i].prior },
      { csv: 'bounded_by', json: 'boundedBy', value: (i) => rows[i].id },
      { csv: 'success_at_most', json: 'successAtMost', value: (i) => rows[i].bound },
    ],
  };
}

export const SaveGuesses = ({ of, scenario }: { of: GuessesToSave; scenario: Scenario }) => (
  <SaveBars of={guessesToSave(of, scenario)} scenario={scenario} />
);
