// The files that can be saved of the scores of chapter 4: the histograms of both worlds and the ROC curve.
import { t } from '@lingui/core/macro';
import type { ScoreView } from '../../../../audit/estimation/trainingReport';
import type { Scenario } from '../../../../scenario';
import { type Columns, csvBlock, jsonArrays, placesOf } from '../../../export/columns';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { articleAddress } from '../../../state/articleAddress';
import { ROC_BOX } from './RocFigure';

export interface ScoresToSave {
  view: ScoreView;
  /** The attack and the step, such as ‘S2 Gradient canary, after step 200’. */
  what: string;
  /** The figures in words. */
  summary: string;
  /** The scenario that was trained, and what trained it. */
  scenario: Scenario;
  trained: Pick<Provenance, 'backend' | 'models' | 'made'>;
}

const HISTOGRAMS = t`Scores of models trained on z and of models trained on z′ instead, counted by bin`;
const ROC = t`Shares of scores above each threshold, as drawn in the ROC curve`;

export function savedScoreHistograms(of: ScoresToSave, page: string): SavedFigure {
  const { view, what, summary, scenario, trained } = of;
  const { edges, original, substituted } = view.histogram;
  const columns: Columns<number> = [
    { csv: 'score_from', json: 'from', value: (i) => edges[i] },
    { csv: 'score_to', json: 'to', value: (i) => edges[i + 1] },
    { csv: 'models_z', json: 'modelsZ', value: (i) => original[i] },
    { csv: 'models_z_other', json: 'modelsOther', value: (i) => substituted[i] },
  ];
  const bins = placesOf(original);
  return savedData({
    name: 'trained-scores',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, trained),
    picture: t`the histograms of the trained scores`,
    data: t`the data of the histograms`,
    drawing: '.scores .histogram-box > svg',
    words: () => ({
      title: t`What the attacker sees, as scores of both worlds`,
      description: summary,
      head: t`Models by score, trained on z (filled) or on z′ (outline): ${what}`,
    }),
    numbers: () => ({
      about: [HISTOGRAMS],
      notes: [what, summary],
      blocks: [csvBlock(columns, bins)],
      aboutJson: `${HISTOGRAMS}.`,
      content: { of: what, step: view.step, ...jsonArrays(columns, bins) },
    }),
  });
}

export function savedRoc(of: ScoresToSave, page: string): SavedFigure {
  const { view, what, summary, scenario, trained } = of;
  const { roc } = view;
  const columns: Columns<number> = [
    { csv: 'threshold', json: 'threshold', value: (i) => roc.threshold[i] },
    { csv: 'share_above_z_other', json: 'aboveOther', value: (i) => roc.fpr[i] },
    { csv: 'share_above_z', json: 'aboveZ', value: (i) => roc.tpr[i] },
  ];
  const places = placesOf(roc.threshold);
  return savedData({
    name: 'trained-roc',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, trained),
    picture: t`the ROC curve`,
    data: t`the data of the ROC curve`,
    drawing: `.${ROC_BOX} > svg`,
    legend: [{ mark: 'ring', colour: 'var(--ink)', text: t`the attack’s threshold` }],
    words: () => ({
      title: t`What the attacker sees, as z found over false alarms`,
      description: summary,
      head: t`The share of z found over the false alarms: ${what}`,
    }),
    numbers: () => ({
      about: [ROC],
      notes: [what, summary],
      blocks: [csvBlock(columns, places)],
      aboutJson: `${ROC}.`,
      content: { of: what, step: view.step, ...jsonArrays(columns, places) },
    }),
  });
}

export function SaveTrainedScores(props: ScoresToSave) {
  const page = articleAddress();
  return (
    <>
      <SaveFigure
        name={t`The histograms`}
        note={t`As they are drawn, or the models in every bin.`}
        figure={savedScoreHistograms(props, page)}
      />
      <SaveFigure
        name={t`The ROC curve`}
        note={t`As it is drawn, or every threshold at full precision.`}
        figure={savedRoc(props, page)}
      />
    </>
  );
}
