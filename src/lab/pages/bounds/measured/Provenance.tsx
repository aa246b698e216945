// What a recorded figure says of its recording: where it is from and how to make it anew, or that it did not come.
import { Trans } from '@lingui/react/macro';
import type { AttacksRecorded } from './recorded';
import type { AttackRecording } from './recordings';

interface ProvenanceProps {
  recording: AttackRecording;
  loaded: AttacksRecorded<unknown> | 'missing' | null;
  /** Models at each point; absent where releases were attacked. */
  models?: string;
}

export function Provenance({ recording: { id }, loaded, models }: ProvenanceProps) {
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
  const { seed, commit } = loaded;
  return (
    <p className="part-caption">
      {models === undefined ? (
        <Trans>
          Releases and attacks recorded from seed {seed} on, at commit {commit}.
        </Trans>
      ) : (
        <Trans>
          {models} models a point, recorded from seed {seed} on, at commit {commit}.
        </Trans>
      )}{' '}
      <Trans>
        Remade by <code>npm run record -- {id}</code>; any point by the query recorded with it.
      </Trans>
    </p>
  );
}
