// Saves the figure of two worlds: its picture, or its records and scores as data.

import { t } from '@lingui/core/macro';
import { say } from '../../../base/language/say';
import { type Columns, csvBlock, jsonArrays, jsonRecord, placesOf } from '../../../lab/export/columns';
import { provenanceOf } from '../../../lab/export/provenance';
import { SaveFigure } from '../../../lab/export/SaveFigure';
import { savedData } from '../../../lab/export/savedData';
import type { SavedFigure } from '../../../lab/export/savedFigure';
import { settingText } from '../../../lab/export/settingText';
import { countText } from '../../../lab/notation/formatNumber';
import { articleAddress } from '../../../lab/state/articleAddress';
import type { Scenario } from '../../../scenario';
import { BAND_OPACITY, MARGIN } from './plane/planeView';
import { bandsAt, scoresAt } from './plane/shownMoment';
import { RECORD_COLUMNS } from './recordColumns';
import { adjacencyOf } from './twoWorlds';
import type { Answered } from './worldsRequest';
import { WORLD_NAMES, worldsSummary } from './worldsWords';

interface SaveWorldsProps extends Answered {
  moment: number;
  scenario: Scenario;
}

const ABOUT = t`Two worlds that differ in one record, with all records and an attacker’s score of every model at the last step`;

/** Side of the drawn plane without its margin, in px. */
const sideOfPlane = (): number =>
  Number(document.querySelector('.WorldsFigure_plane')?.getAttribute('width') ?? 0);

export const SaveWorlds = (props: SaveWorldsProps) => (
  <SaveFigure
    as="p"
    name={t`The two worlds`}
    note={t`As they are drawn, or records and scores at full precision.`}
    figure={savedWorlds(props)}
  />
);

/** Columns of the scores. A row holds one model of each world. */
const scoreColumns = ([own, other]: readonly [Float64Array, Float64Array]): Columns<number> => [
  { csv: 'as_it_is', json: 'asItIs', value: (i) => own[i] },
  { csv: 'other_world', json: 'otherWorld', value: (i) => other[i] },
];

export function savedWorlds({ reply, request, moment, scenario: own }: SaveWorldsProps): SavedFigure {
  const { mechanism, change, plane, keptSteps, model } = request;
  const scenario = { ...own, ...mechanism };
  const { models, backend } = reply.worlds[0];
  const count = countText(models);
  const made = { backend: say(backend), models: t`${count} in each world` };
  const page = articleAddress();
  const colours = ['var(--ink)', `var(--${adjacencyOf(change.kind)})`];
  const names = [WORLD_NAMES.own, WORLD_NAMES[change.kind]];
  const { audit, test, likelier } = reply;
  const { adjacency, epsilon, confidence, delta } = audit;
  const setting = settingText(scenario);
  return savedData({
    name: 'two-worlds',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, made),
    picture: t`the two worlds`,
    data: t`the data of the two worlds`,
    drawing: '.WorldsFigure_picture',
    legend: names.map((text, world) => ({
      mark: 'box',
      colour: colours[world],
      opacity: 2 * BAND_OPACITY,
      text,
    })),
    under: () =>
      bandsAt({ reply, request }, moment, sideOfPlane(), MARGIN).flatMap((bands, world) =>
        bands.map((d) => ({ d, colour: colours[world], opacity: BAND_OPACITY })),
      ),
    words: () => ({
      title: t`Two worlds one can see`,
      description: worldsSummary({ reply, request }),
      head: t`Decision boundaries of ${count} models in each world, ${setting}`,
    }),
    numbers: () => {
      const records = plane.points.map((point, record) => ({ record, ...point }));
      const scores = scoreColumns(scoresAt(reply, keptSteps.length - 1));
      const places = placesOf({ length: models });
      return {
        about: [ABOUT],
        notes: [t`lower bound on epsilon (${adjacency}) ${epsilon}, confidence ${confidence}`],
        blocks: [
          csvBlock(RECORD_COLUMNS, records, t`records, of which the first is Ana’s`),
          csvBlock(
            scores,
            places,
            t`scores at the last step, where a large one speaks for Ana’s record as it is`,
          ),
        ],
        aboutJson: `${ABOUT}.`,
        content: {
          model,
          change,
          records: records.map((record) => jsonRecord(RECORD_COLUMNS, record)),
          audit: { adjacency, epsilonAtLeast: epsilon, confidence, delta, ...test, likelier },
          scores: jsonArrays(scores, places),
        },
      };
    },
  });
}
