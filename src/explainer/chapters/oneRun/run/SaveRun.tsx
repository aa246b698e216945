// What can be saved of the watched run.
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
      name="The run"
      note="As it is drawn, or every canary’s margin, guess and rank at full precision, with the report."
      figure={savedRun(reply, request, scenario, words, explored, window.location.href)}
    />
  );
}
