// The files that can be saved of the game of chapter 3, and their row in the dialog.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { type Columns, csvBlock, jsonArrays, placesOf } from '../../../export/columns';
import { provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { settingText } from '../../../export/settingText';
import { articleAddress } from '../../../state/articleAddress';
import { byThreshold, type Diagnosis, drawsOf, gameTally, type Round } from './game';

const ABOUT = t`Guessed rounds of a game, each with a score of the worst case in units of the clipping norm C`;

interface PlayedGame {
  rounds: readonly Round[];
  guesses: readonly Diagnosis[];
  /** Number of the game, whose draws no other game has. */
  game: number;
}

export function savedGame(
  { rounds, guesses, game }: PlayedGame,
  scenario: Scenario,
  page: string,
): SavedFigure {
  const { guessed, reader, threshold } = gameTally(rounds, guesses);
  const columns: Columns<number> = [
    { csv: 'round', json: 'round', value: (i) => i + 1 },
    { csv: 'score', json: 'score', value: (i) => rounds[i].score },
    { csv: 'reader', json: 'reader', value: (i) => guesses[i] },
    { csv: 'threshold_0', json: 'thresholdAt0', value: (i) => byThreshold(rounds[i]) },
    { csv: 'truth', json: 'truth', value: (i) => rounds[i].truth },
  ];
  const played = placesOf(guesses);
  const setting = settingText(scenario);
  return savedData({
    name: 'guesses',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, { backend: t`TypeScript, float64, in the page itself` }),
    picture: t`the guesses`,
    data: t`the data of the guesses`,
    drawing: '.guess-box > svg',
    legend: [
      { mark: 'dot', colour: 'var(--soft)', text: t`it was diabetes, z` },
      { mark: 'ring', colour: 'var(--soft)', text: t`it was none, z′` },
    ],
    words: () => ({
      title: t`Guess Ana’s diagnosis`,
      description: t`Of ${guessed} guesses the reader has ${reader} right, and the threshold at 0 has ${threshold} right of the same rounds. A cross marks a wrong guess of the reader.`,
      head: t`${reader} of ${guessed} guesses right, and ${threshold} by the best threshold, at ${setting}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [
        t`game ${game}, of which ${guessed} rounds of ${{ rounds: rounds.length }} are guessed, z is diabetes, other is none`,
      ],
      blocks: [csvBlock(columns, played)],
      aboutJson: `${ABOUT}.`,
      content: { draws: drawsOf(game), rounds: rounds.length, ...jsonArrays(columns, played) },
    }),
  });
}

export function SaveGame({ scenario, ...played }: PlayedGame & { scenario: Scenario }) {
  return (
    <SaveFigure
      name={t`The guesses`}
      note={t`As they are drawn, or every round with its score at full precision.`}
      figure={savedGame(played, scenario, articleAddress())}
    />
  );
}
