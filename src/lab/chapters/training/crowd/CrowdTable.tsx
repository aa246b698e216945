// The counts behind the crowd's bounds, and under which assumptions they were made.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CrowdFindings, CrowdRequest } from '../../../jobs';
import { countText, percentText, toText, typesetSignificant } from '../../../notation/formatNumber';
import { Delta, Epsilon, Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { READINGS } from './crowdWords';

export function CrowdTable({ findings, request }: { findings: CrowdFindings; request: CrowdRequest }) {
  const { readings, calibrationRuns, deviation, crowd } = findings;
  const others = countText(crowd.size);
  const expected = countText(Math.round(crowd.expectedBatch));
  const strayed = percentText(Number(deviation.toPrecision(2)));
  const confidence = percentText(request.confidence);
  const calibration = countText(calibrationRuns);
  const counted = countText(readings.lastIterate.originalRuns);
  return (
    <>
      <p>
        <Trans>
          There is one record, <Sym>z</Sym> or <Sym>z′</Sym>, and {others} others, of which about {expected}{' '}
          are in a batch. The score of the whole last model is the likelihood ratio as it can be read off its
          three parameters. It strays from that of all steps by {strayed} of a standard deviation. We assume
          that the runs are independent and that each threshold was fixed before the runs that are counted. We
          assume no shape of the trade-off curve.
        </Trans>
      </p>
      <DataTable
        label={t`Data of the crowd’s runs`}
        caption={
          <Trans>
            Lower bounds on the substitute ε at <Sym>δ</Sym> = <Delta value={request.delta} />, each with{' '}
            {confidence} confidence by itself. {calibration} runs per world set the thresholds, {counted} are
            counted.
          </Trans>
        }
        columns={[t`what is seen`, t`threshold`, t`misses`, t`false alarms`, 'ε ≥']}
        rows={READINGS.map(({ id, name }) => {
          const { threshold, originalErrors, substitutedErrors, epsilon } = readings[id];
          return [
            name,
            toText(typesetSignificant(threshold, 3)),
            countText(originalErrors),
            countText(substitutedErrors),
            <Epsilon key={id} value={epsilon} rounding="down" />,
          ];
        })}
      />
    </>
  );
}
