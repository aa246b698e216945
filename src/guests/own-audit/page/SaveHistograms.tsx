// Saves the histograms of a reader's own scores as a picture or as data.
import { t } from '@lingui/core/macro';
import { csvBlock } from '../../../lab/export/columns';
import { SaveFigure } from '../../../lab/export/SaveFigure';
import { savedData } from '../../../lab/export/savedData';
import { articleAddress } from '../../../lab/state/articleAddress';
import type { Scenario } from '../../../scenario';
import type { OfScores, OwnAuditReport } from '../../../scoreAudit/report';
import type { OwnScoreView } from '../../../scoreAudit/scoreView';
import { reportNotes } from './tradeoffData';

interface SaveHistogramsProps {
  view: OwnScoreView;
  report: OwnAuditReport & Partial<OfScores>;
  scenario: Scenario;
  /** Class of the box that the histograms are drawn in. */
  box: string;
}

export function SaveHistograms({ view, report, scenario, box }: SaveHistogramsProps) {
  const { edges, original, substituted } = view.histogram;
  const title = t`The histograms of the scores`;
  const from = Array.from(edges.subarray(0, -1));
  const to = Array.from(edges.subarray(1));
  const [ones, others] = [Array.from(original), Array.from(substituted)];
  const notes = reportNotes(view, report);
  const figure = savedData({
    name: 'own-audit-scores',
    scenario,
    page: articleAddress(),
    picture: t`the histograms`,
    data: t`the data of the histograms`,
    drawing: `.${box} svg`,
    words: () => ({
      title,
      description: t`Scores of z (filled) and of the other world (outline).`,
      head: t`Scores of z (filled) and of the other world (outline).`,
    }),
    numbers: () => ({
      about: [title],
      notes,
      blocks: [
        csvBlock(
          [
            { csv: 'score_from', value: (at) => from[at] ?? null },
            { csv: 'score_to', value: (at) => to[at] ?? null },
            { csv: 'of_z', value: (at) => ones[at] ?? null },
            { csv: 'of_the_other_world', value: (at) => others[at] ?? null },
          ],
          from.map((_, at) => at),
        ),
      ],
      aboutJson: title,
      content: { notes, scoreFrom: from, scoreTo: to, ofZ: ones, ofTheOtherWorld: others },
    }),
  });
  return (
    <SaveFigure
      name={title}
      note={t`The picture as it is drawn, or every number at full precision.`}
      figure={figure}
    />
  );
}
