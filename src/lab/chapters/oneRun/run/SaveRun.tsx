// What can be saved of the watched run.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../../export/SaveFigure';
import type { Scenario } from '../../../scenario';
import type { DrawnRun } from './drawnRun';
import { savedRun } from './savedRun';

export function SaveRun({
  run,
  scenario,
  words,
  explored,
}: {
  run: DrawnRun;
  scenario: Scenario;
  words: string;
  explored: boolean;
}) {
  return (
    <SaveFigure
      name={t`The run`}
      note={t`The picture as it is drawn, or every canary’s margin, guess and rank at full precision, with the report.`}
      figure={savedRun(run, run.design, scenario, words, explored, window.location.href)}
    />
  );
}
