// The files that can be saved of the watched run.
import { t } from '@lingui/core/macro';
import { say } from '../../../../base/language/say';
import type { Scenario } from '../../../../scenario';
import type { OneRunDesign, OneRunFindings } from '../../../../work';
import { type Columns, csvBlock, jsonArrays, placesOf } from '../../../export/columns';
import { provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { countText } from '../../../notation/formatNumber';
import { articleAddress } from '../../../state/articleAddress';
import type { DrawnRun } from './drawnRun';
import { backendText } from './runWords';

const ABOUT = t`One watched training run, with the margin of each canary’s guess, whether it is right, and its rank from the surest`;

const NO_CONFIDENCE = t`r was changed while the run was seen, so the bound carries no confidence`;

function boundText(report: OneRunFindings['report']): string {
  const { epsilon, adjacency, delta, confidence, v, r, m, most: epsilonOptimal } = report;
  return t`epsilon at least ${epsilon} (${adjacency}) at delta ${delta}, confidence ${confidence}, ${v} of ${r} guesses right, m ${m}, and with all right ${epsilonOptimal}`;
}

/** The files of a run. `words` describe the figure, and `explored` says that r was changed while the run was seen. */
export function savedRun(
  { moment, findings }: Pick<DrawnRun, 'moment' | 'findings'>,
  design: OneRunDesign,
  own: Scenario,
  words: string,
  explored: boolean,
  page: string,
): SavedFigure {
  const scenario = { ...own, delta: design.delta };
  const { margins, order, right } = moment.guesses;
  const backend = findings ? backendText(findings) : t`a worker of the browser, not at its end yet`;
  const provenance = { ...provenanceOf(scenario, page, { backend }), seed: design.seed };
  const rank = new Int32Array(margins.length);
  order.forEach((i, place) => {
    rank[i] = place + 1;
  });
  const notGuessed = (i: number) => rank[i] === 0;
  const columns: Columns<number> = [
    { csv: 'canary', value: (i) => i },
    { csv: 'margin_nats', json: 'margins', value: (i) => margins[i], empty: notGuessed },
    { csv: 'right', json: 'right', value: (i) => right[i], empty: notGuessed },
    { csv: 'rank', json: 'rank', value: (i) => rank[i], empty: notGuessed },
  ];
  const all = placesOf(margins);
  const report = findings?.report ?? null;
  const { done, total } = moment;
  const canaries = countText(margins.length);
  const notes = [
    `design: ${JSON.stringify(design)}`,
    ...(report ? [boundText(report)] : []),
    ...(explored ? [NO_CONFIDENCE] : []),
    ...(report?.assumptions ?? []).map(say),
  ];
  return savedData({
    name: 'one-run',
    scenario,
    page,
    provenance,
    picture: t`the run`,
    data: t`the data of the run`,
    drawing: '.run-picture > svg',
    legend: [
      { mark: 'box', colour: 'var(--audit)', text: t`guessed right` },
      { mark: 'box', colour: 'var(--soft)', text: t`guessed wrong` },
    ],
    words: () => ({
      title: t`One training run, audited`,
      description: words,
      head: t`One run, ${canaries} canaries, step ${done} of ${total}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes,
      blocks: [csvBlock(columns, all)],
      aboutJson: t`${ABOUT}. A canary of rank 0 was not guessed.`,
      content: {
        design,
        stepsDone: done,
        ...jsonArrays(columns, all),
        explored,
        findings,
      },
    }),
  });
}

export function SaveRun(props: { run: DrawnRun; scenario: Scenario; words: string; explored: boolean }) {
  const { run, scenario, words, explored } = props;
  return (
    <SaveFigure
      name={t`The run`}
      note={t`The picture as it is drawn, or every canary’s margin, guess and rank at full precision, with the report.`}
      figure={savedRun(run, run.design, scenario, words, explored, articleAddress())}
    />
  );
}
