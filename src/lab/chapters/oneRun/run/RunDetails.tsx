// The parts below the picture of the run, folded at first: settings, notes on the bound, and numbers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { OneRunFindings, RankedMoment } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { countText, percentText } from '../../../notation/formatNumber';
import { knownValues } from '../../../state/knownValues';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { LoneFigureProps } from '../../frame/chapter';
import { useRequest } from '../../frame/useRequest';
import { useOneRun } from '../useOneRun';
import { CertificateNotes } from './Certificate';
import { useDrawnRun } from './drawnRun';
import { runSettings } from './plan';
import { RunControls } from './RunControls';
import { secretText } from './runWords';
import { MARGIN_BINS, marginBins, strongMargin } from './shapes';

/** Number of bins of the histogram in one row of the table. */
const EVERY = 3;

const short = (value: number): string =>
  withDecimalMark(String(Number(value.toPrecision(3))).replace('-', '\u2212'));

function RunTable({ moment, findings }: { moment: RankedMoment; findings: OneRunFindings | null }) {
  const { edges, right, wrong } = marginBins(moment, strongMargin(moment));
  const guesses = countText(moment.guesses.order.length);
  const { done } = moment;
  const sum = (bins: Uint32Array, first: number) =>
    bins.subarray(first, first + EVERY).reduce((total, count) => total + count, 0);
  return (
    <ScrollRegion label={t`Table of the watched run`}>
      <DataTable
        caption={
          <Trans>
            How many of {guesses} guesses have which margin, in nats, after step {done}. Margins beyond either
            end count at that end.
          </Trans>
        }
        columns={[t`margin from`, t`to`, t`right`, t`wrong`]}
        rows={Array.from({ length: MARGIN_BINS / EVERY }, (_, row) => {
          const first = row * EVERY;
          return [short(edges[first]), short(edges[first + EVERY]), sum(right, first), sum(wrong, first)];
        })}
      />
      {findings && (
        <DataTable
          caption={
            <Trans>
              The surest guesses, counted. This is a description, and only the bound for the planned number
              may be claimed.
            </Trans>
          }
          columns={[t`guesses`, t`right`, t`share`]}
          rows={findings.readings.map(({ r, v }) => [
            countText(r),
            countText(v),
            percentText(Number((v / r).toFixed(4))),
          ])}
        />
      )}
    </ScrollRegion>
  );
}

export type RunDetailsProps = Pick<LoneFigureProps, 'scenario' | 'snapshot' | 'change'>;

export function RunDetails({ scenario, snapshot, change }: RunDetailsProps) {
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  const { reply, request } = useRequest(useOneRun().run, null);
  const drawn = useDrawnRun(reply, request);
  const { canary, selfComparison } = runSettings(scenario);
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
        <FigureNumbers title={t`The run in numbers`}>
          <RunTable moment={drawn.moment} findings={drawn.findings} />
        </FigureNumbers>
      )}
    </>
  );
}
