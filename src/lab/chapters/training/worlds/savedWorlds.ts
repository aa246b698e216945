// Two worlds as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { csvFile, jsonFile } from '../../../export/dataFile';
import { jsonNumbers } from '../../../export/exactNumbers';
import { provenanceOf } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { settingText } from '../../../export/settingText';
import type { WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import { countText } from '../../../notation/formatNumber';
import type { Scenario } from '../../../scenario';
import { BAND_OPACITY } from './CloudCanvas';
import { MARGIN } from './planeView';
import { bandsAt, scoresAt } from './shownMoment';
import { worldName, worldsSummary } from './worldsWords';

const ABOUT = t`Two worlds that differ in one record, with all records and an attacker’s score of every model at the last step`;

/** @param side px of the drawn plane without its margin, when it is saved */
export function savedWorlds(
  reply: WorldsReply,
  request: WorldsRequest,
  moment: number,
  own: Scenario,
  { page, side }: { page: string; side: () => number },
): SavedFigure {
  const { mechanism, change, plane, keptSteps, model } = request;
  const scenario = { ...own, ...mechanism };
  const { models, backend } = reply.worlds[0];
  const count = countText(models);
  const provenance = provenanceOf(scenario, page, { backend, models: t`${count} in each world` });
  const other = change.kind === 'remove' ? 'var(--add-remove)' : 'var(--substitute)';
  const colours = ['var(--ink)', other] as const;
  const names = [worldName('own'), worldName(change.kind)] as const;
  const scores = scoresAt(reply, keptSteps.length - 1);
  const { audit } = reply;
  const setting = settingText(scenario);
  return {
    file: 'adjacency-lab-two-worlds',
    picture: t`the two worlds`,
    data: t`the data of the two worlds`,
    drawing: `.WorldsFigure_picture`,
    ready: true,
    legend: names.map((text, world) => ({
      mark: 'box',
      colour: colours[world],
      opacity: 2 * BAND_OPACITY,
      text,
    })),
    under: () =>
      bandsAt(reply, request, moment, side(), MARGIN).flatMap((bands, world) =>
        bands.map((d) => ({ d, colour: colours[world], opacity: BAND_OPACITY })),
      ),
    words: () => ({
      title: t`Two worlds one can see`,
      description: worldsSummary(reply, request),
      head: t`Decision boundaries of ${count} models in each world, ${setting}`,
      provenance,
    }),
    csv: () =>
      csvFile(
        [ABOUT],
        provenance,
        [t`lower bound on epsilon (${audit.adjacency}) ${audit.epsilon}, confidence ${audit.confidence}`],
        [
          {
            note: t`records, of which the first is Ana’s`,
            columns: ['x', 'y', 'label'],
            rows: plane.points.map(({ x, y, label }) => [x, y, label]),
          },
          {
            note: t`scores at the last step, where a large one speaks for Ana’s record as it is`,
            columns: ['as_it_is', 'other_world'],
            rows: Array.from(scores[0], (score, i) => [score, scores[1][i]]),
          },
        ],
      ),
    json: () =>
      jsonFile('two-worlds', `${ABOUT}.`, provenance, scenario, {
        model,
        change,
        records: plane.points,
        audit: {
          adjacency: audit.adjacency,
          epsilonAtLeast: audit.epsilon,
          confidence: audit.confidence,
          delta: audit.delta,
          ...reply.test,
        },
        scores: { asItIs: jsonNumbers(scores[0]), otherWorld: jsonNumbers(scores[1]) },
      }),
  };
}
