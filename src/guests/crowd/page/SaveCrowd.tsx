// The files that can be saved of the crowd's runs, and their row in the dialog.
import { t } from '@lingui/core/macro';
import { barsAside } from '../../../lab/chart/BarsDrawing';
import { type Columns, csvBlock, jsonArrays } from '../../../lab/export/columns';
import { provenanceOf } from '../../../lab/export/provenance';
import { SaveFigure } from '../../../lab/export/SaveFigure';
import { savedData } from '../../../lab/export/savedData';
import type { SavedFigure } from '../../../lab/export/savedFigure';
import { settingText } from '../../../lab/export/settingText';
import { epsilonText } from '../../../lab/notation/formatNumber';
import { articleAddress } from '../../../lab/state/articleAddress';
import type { Scenario } from '../../../scenario';
import type { CrowdFindings, CrowdQuery } from '../engine/findings';
import { crowdSummary, READINGS } from './crowdWords';

const ABOUT = t`What an attacker shows with the last model among other records that keep a record of training, as lower bounds on the substitute epsilon`;

export function savedCrowd(
  findings: CrowdFindings,
  request: CrowdQuery,
  own: Scenario,
  page: string,
): SavedFigure {
  const { readings, silentLimit, substitute, addRemove, calibrationRuns } = findings;
  const { mechanism, delta, seed, runs, confidence } = request;
  const scenario = { ...own, ...mechanism, delta, seed };
  const columns: Columns<(typeof READINGS)[number]> = [
    { csv: 'seen', json: 'seen', value: ({ id }) => id },
    { csv: 'threshold', json: 'threshold', value: ({ id }) => readings[id].threshold },
    { csv: 'misses', json: 'misses', value: ({ id }) => readings[id].originalErrors },
    { csv: 'runs_z', json: 'runsZ', value: ({ id }) => readings[id].originalRuns },
    { csv: 'false_alarms', json: 'falseAlarms', value: ({ id }) => readings[id].substitutedErrors },
    { csv: 'runs_z_other', json: 'runsOther', value: ({ id }) => readings[id].substitutedRuns },
    { csv: 'epsilon_at_least', json: 'epsilonAtLeast', value: ({ id }) => readings[id].epsilon },
  ];
  const end =
    1.08 * Math.max(substitute ?? 0, silentLimit ?? 0, ...READINGS.map(({ id }) => readings[id].epsilon));
  const lines = [
    {
      value: silentLimit,
      colour: 'var(--hidden-state)',
      dash: '2 3',
      text: t`this attack’s limit, with the others silent`,
    },
    { value: substitute, colour: 'var(--substitute)', text: t`the guarantee, substitute` },
  ].flatMap(({ value, ...line }) => (value === null ? [] : { ...line, share: value / end }));
  const setting = settingText(mechanism);
  return savedData({
    name: 'crowd',
    scenario,
    page,
    provenance: provenanceOf(scenario, page),
    picture: t`the crowd’s runs`,
    data: t`the data of the crowd’s runs`,
    // matches nothing on the page, which has the bars as a list
    drawing: '[data-crowd-picture]',
    aside: (read, width) =>
      barsAside(
        {
          bars: READINGS.map(({ id, name }) => ({
            id,
            name,
            share: readings[id].epsilon / end,
            value: `ε ≥ ${epsilonText(readings[id].epsilon, 'down')}`,
            colour: 'var(--audit)',
          })),
          lines,
        },
        read,
        width,
      ),
    legend: lines.map(({ colour, dash, text }) => ({ mark: 'line', colour, dash, text })),
    words: () => ({
      title: t`Other records that are not silent`,
      description: crowdSummary(findings, request),
      head: t`Lower bounds on the substitute ε by what is seen, at ${setting}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [
        t`${runs} runs per world, of which ${calibrationRuns} set the thresholds, confidence ${confidence} each, delta ${delta}`,
      ],
      blocks: [csvBlock(columns, READINGS)],
      aboutJson: `${ABOUT}.`,
      content: {
        runsPerWorld: runs,
        calibrationRuns,
        confidence,
        silentLimit,
        guarantees: { substitute, addRemove },
        readings: jsonArrays(columns, READINGS),
      },
    }),
  });
}

export function SaveCrowd(props: { findings: CrowdFindings; request: CrowdQuery; scenario: Scenario }) {
  const { findings, request, scenario } = props;
  return (
    <SaveFigure
      name={t`The crowd’s runs`}
      note={t`The bars, or every count and bound at full precision.`}
      figure={savedCrowd(findings, request, scenario, articleAddress())}
    />
  );
}
