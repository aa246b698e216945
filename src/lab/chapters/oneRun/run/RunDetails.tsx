// Of the watched run, what its picture has no room for: what can be set, what must be said of the bound, its numbers. Folded.
import { t } from '@lingui/core/macro';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { knownValues } from '../../../state/knownValues';
import { later } from '../../../ui/later';
import type { LoneFigureProps } from '../../frame/chapter';
import { useRequest } from '../../frame/useRequest';
import { useOneRun } from '../useOneRun';
import { CertificateNotes } from './Certificate';
import { useDrawnRun } from './drawnRun';
import { settingsOf } from './plan';
import { RunControls } from './RunControls';
import { RunTable } from './RunTable';
import { boundWords, secretText } from './runWords';

const SaveRun = later(() => import('./SaveRun'), 'SaveRun');

export type RunDetailsProps = Pick<LoneFigureProps, 'scenario' | 'snapshot' | 'change'>;

export function RunDetails({ scenario, snapshot, change }: RunDetailsProps) {
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  const { reply, request } = useRequest(useOneRun().run, null);
  const drawn = useDrawnRun(reply, request);
  const explored = scenario.oneRunReading === 'explored';
  const { canary, selfComparison } = settingsOf(scenario);
  return (
    <>
      <details className="figure-words">
        <summary>{t`Change the canaries, what they are compared with, or the claim`}</summary>
        <p>{secretText(canary, selfComparison)}</p>
        <RunControls scenario={scenario} epsilon={epsilon} change={change} />
      </details>
      {drawn && (
        <details className="figure-words">
          <summary>{t`What this bound assumes`}</summary>
          {drawn.findings ? (
            <CertificateNotes findings={drawn.findings} design={drawn.design} />
          ) : (
            <p>{t`The bound comes with the last step.`}</p>
          )}
        </details>
      )}
      {drawn && (
        <FigureNumbers
          title={t`The run in numbers`}
          saves={
            <SaveRun
              run={drawn}
              scenario={scenario}
              words={drawn.findings ? boundWords(drawn.findings, explored) : ''}
              explored={explored}
            />
          }
        >
          <RunTable moment={drawn.moment} findings={drawn.findings} />
        </FigureNumbers>
      )}
    </>
  );
}
