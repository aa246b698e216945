// The form's run as a record for a registry of deployments. Its words are those of a report, and come with it.
import { t } from '@lingui/core/macro';
import { Code } from '../../../lab/live/share/Code';
import { registryRecordOf } from '../../../report/registryRecord';
import type { ReportAdjacency, ReportedGuarantee, ReportRequest } from '../../../report/types';
import type { WayReply } from '../worker/queries';

interface RegistryRecordProps {
  request: ReportRequest;
  /** Null where nobody has said it. */
  clippingNorm: number | null;
  points: WayReply['points'];
  heading: 'h3' | 'h4' | 'h5';
  onSaid: (said: string) => void;
}

export function RegistryRecord({ request, clippingNorm, points, heading, onSaid }: RegistryRecordProps) {
  const guarantees = points.map(
    ({ adjacency, epsilon, mu = null }): ReportedGuarantee => ({
      adjacency: adjacency as ReportAdjacency,
      epsilon,
      mu,
    }),
  );
  const { yaml } = registryRecordOf(
    { ...request, ...(clippingNorm !== null && { clippingNorm }) },
    guarantees,
  );
  return <Code title={t`Record`} heading={heading} name="deployment.yaml" text={yaml} onSaid={onSaid} />;
}
