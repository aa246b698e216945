// The privacy profiles as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { boundedCells, boundedColumns } from '../../export/boundedValues';
import { csvFile, jsonFile } from '../../export/dataFile';
import { jsonNumber, jsonNumbers } from '../../export/exactNumbers';
import { provenanceOf } from '../../export/provenance';
import type { SavedFigure } from '../../export/savedFigure';
import { settingText } from '../../export/settingText';
import type { ProfileCurves, ProfileRequest } from '../../jobs';
import { deltaText, parameterText } from '../../notation/formatNumber';
import type { Scenario } from '../../scenario';
import type { OwnPoint } from './parts';
import { boundedCurve, curveEntry } from './savedCurves';

const ABOUT = t`Privacy profiles of DP-SGD (Poisson-subsampled Gaussian), which give the smallest delta at each epsilon, in natural logarithms`;

/** Where the curves begin. */
function atZero({ addRemove, substitute, implied }: ProfileCurves): string {
  const [first, second, third] = [addRemove, substitute, implied].map(({ value }) =>
    Number.isNaN(value[0]) ? t`not verified` : parameterText(value[0]),
  );
  return t`At ε = 0, δ is ${first} for add/remove and ${second} for substitute. What add/remove implies for substitute is ${third}.`;
}

/** `point`: where the page's delta is met; its numbers are null where none is marked. */
export function savedProfile(
  profile: ProfileCurves | null,
  request: ProfileRequest | null,
  point: Pick<OwnPoint, 'addRemove' | 'substitute' | 'words'>,
  own: Scenario,
  page: string,
): SavedFigure {
  const scenario = request ? { ...own, ...request.mechanism, delta: request.delta } : own;
  const provenance = provenanceOf(scenario, page);
  const { delta } = scenario;
  const marked = deltaText(delta);
  const setting = settingText(scenario);
  return {
    file: 'adjacency-lab-privacy-profile',
    picture: t`the privacy profile`,
    data: t`the data of the privacy profile`,
    drawing: '.profile-box > svg',
    ready: profile !== null,
    legend: [
      curveEntry('addRemove'),
      curveEntry('substitute'),
      curveEntry('implied'),
      { mark: 'line', colour: 'var(--edge)', dash: '1.5 4', text: `δ = ${marked}` },
    ],
    words: () => ({
      title: t`The privacy profile, with a δ for every ε`,
      description: [
        t`The curves are the privacy profiles of both adjacencies and the one that add/remove implies for substitute, with δ over ε on a logarithmic scale. δ = ${marked} is marked.`,
        ...(profile ? [atZero(profile)] : []),
        point.words,
      ].join(' '),
      head: t`Privacy profile at ${setting}`,
      provenance,
    }),
    csv:
      profile &&
      (() =>
        csvFile(
          [ABOUT],
          provenance,
          [
            t`delta_implied is what the whole curves of add and remove imply for a replaced record`,
            t`an empty delta was not verified, but lies between lower and upper`,
          ],
          [
            {
              columns: [
                'epsilon',
                ...boundedColumns('delta_add_remove'),
                ...boundedColumns('delta_substitute'),
                ...boundedColumns('delta_implied'),
              ],
              rows: Array.from(profile.epsilons, (epsilon, i) => [
                epsilon,
                ...boundedCells(profile.addRemove, i),
                ...boundedCells(profile.substitute, i),
                ...boundedCells(profile.implied, i),
              ]),
            },
            {
              note: t`the epsilon of each adjacency at the page’s own delta, empty where none is marked`,
              columns: ['delta', 'epsilon_add_remove', 'epsilon_substitute'],
              rows: [[delta, point.addRemove, point.substitute]],
            },
          ],
        )),
    json:
      profile &&
      (() =>
        jsonFile(
          'privacy-profile',
          t`${ABOUT}. A value is null where it was not verified. It then lies between lower and upper.`,
          provenance,
          scenario,
          {
            at: jsonNumbers(profile.epsilons),
            delta: {
              addRemove: boundedCurve('addRemove', profile.addRemove),
              substitute: boundedCurve('substitute', profile.substitute),
              implied: boundedCurve('implied', profile.implied),
            },
            marked: {
              delta,
              addRemove: jsonNumber(point.addRemove),
              substitute: jsonNumber(point.substitute),
            },
          },
        )),
  };
}
