// What a recorded figure says of its recording: where it is from and how to make it anew, or that it did not come.
import { Trans } from '@lingui/react/macro';
import type { AttacksRecorded } from './recorded';
import type { AttackRecording } from './recordings';

interface ProvenanceProps {
  recording: AttackRecording;
  loaded: AttacksRecorded<unknown> | 'missing' | null;
  /** What was played: 'Releases and attacks'. */
  what: string;
}

export function Provenance({ recording: { id }, loaded, what }: ProvenanceProps) {
  if (loaded === null)
    return (
      <p className="part-caption">
        <Trans>The recording is on its way.</Trans>
      </p>
    );
  if (loaded === 'missing') {
    return (
      <p className="part-caption">
        <Trans>
          The recording did not come. The command <code>npm run record -- {id}</code> makes it.
        </Trans>
      </p>
    );
  }
  return (
    <p className="part-caption">
      <Trans>
        {what} recorded from seed {loaded.seed} on, at commit {loaded.commit}. Remade by{' '}
        <code>npm run record -- {id}</code>; any point by the query recorded with it.
      </Trans>
    </p>
  );
}
