// The rounds of a game so far, in numbers.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { DataTable } from '../../../ui/DataTable';
import { byThreshold, type Diagnosis, type Round } from './game';

interface GuessTableProps {
  rounds: readonly Round[];
  guesses: readonly Diagnosis[];
  seed: number;
  game: number;
}

const NAMES: Record<Diagnosis, string> = { z: t`diabetes`, other: t`none` };

export function GuessTable({ rounds, guesses, seed, game }: GuessTableProps) {
  const number = game + 1;
  return (
    <FigureNumbers title={t`In numbers`}>
      <DataTable
        label={t`Table of the guesses`}
        caption={t`Each round’s score in units of C, what you guessed, what the threshold at 0 guesses, and what it was. Seed ${seed}, game ${number}.`}
        columns={[t`Round`, t`score`, t`you`, t`threshold 0`, t`it was`]}
        rows={guesses.map((guess, i) => [
          i + 1,
          decimalText(rounds[i].score, 2),
          NAMES[guess],
          NAMES[byThreshold(rounds[i])],
          NAMES[rounds[i].truth],
        ])}
      />
    </FigureNumbers>
  );
}
