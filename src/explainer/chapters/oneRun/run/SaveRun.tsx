// What can be saved of the watched run.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { SaveFigure } from '../../../export/SaveFigure';
import { useRequest } from '../../frame/useRequest';
import { useOneRun } from '../useOneRun';
import { savedRun } from './savedRun';

export function SaveRun({
  scenario,
  words,
  explored,
}: {
  scenario: Scenario;
  words: string;
  explored: boolean;
}) {
  const { reply, request } = useRequest(useOneRun().run, null);
  if (!reply || !request) return null;
  return (
    <SaveFigure
      as="p"
      name={t`The run`}
      note={t`As it is drawn, or every canary’s margin, guess and rank at full precision, with the report.`}
      figure={savedRun(reply, request, scenario, words, explored, window.location.href)}
    />
  );
}
