// The form's run as a record for a registry of deployments. A worker writes the record.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Failed } from '../../../lab/chapters/frame/Failed';
import { useRequest } from '../../../lab/chapters/frame/useRequest';
import { useRisk } from '../../../lab/chapters/frame/useRisk';
import { Code } from '../../../lab/live/share/Code';
import { useRested } from '../../../lab/state/results';
import type { ReportRequest } from '../../../report/types';

interface RecordTextProps {
  request: ReportRequest;
  /** The clipping norm; null where nobody has said it. */
  clippingNorm: number | null;
  heading: 'h3' | 'h4' | 'h5';
  onSaid: (said: string) => void;
}

/** Milliseconds that the form rests before a record is asked for, since each takes a worker about a second. */
const REST = 600;

export function RecordText({ request, clippingNorm, heading, onSaid }: RecordTextProps) {
  const asked = useMemo(
    () => ({ ...request, ...(clippingNorm !== null && { clippingNorm }) }),
    [request, clippingNorm],
  );
  const rested = useRested(asked, REST);
  const { reply, current, status, error } = useRequest(useRisk().registryRecord, rested);
  if (status === 'failed') return <Failed error={error} />;
  if (reply === null || !current || rested !== asked)
    return (
      <p className="soft">
        <Trans>The record is being computed.</Trans>
      </p>
    );
  return (
    <Code title={t`Record`} heading={heading} fileName="deployment.yaml" text={reply.yaml} onSaid={onSaid} />
  );
}
