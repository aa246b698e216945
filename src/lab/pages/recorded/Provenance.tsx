// The sentence on a figure's recording: where it is from, that it is being loaded, or that it could not be loaded.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { durationText } from '../../notation/formatNumber';

interface ProvenanceProps {
  /** Id of the recording, which is the argument of the command that makes it. */
  id: string;
  loaded: { commit: string; seed: number; seconds?: number } | 'missing' | null;
  /** Seconds of work, where the recording itself does not hold them. */
  seconds?: number;
  /** Name of the backend; absent where the query names it. */
  by?: string;
  /** Words before the sentence, such as on what each point is a mean of; `after` are those after it, on what else the command does. */
  before?: ReactNode;
  after?: ReactNode;
}

export function RecordingProvenance({ id, loaded, seconds, by, before, after }: ProvenanceProps) {
  const command = <code>npm run record -- {id}</code>;
  if (loaded === null || loaded === 'missing') {
    return (
      <p className="part-caption">
        {loaded === null ? (
          <Trans>The recording is on its way.</Trans>
        ) : (
          <Trans>The recording did not come. The command {command} makes it.</Trans>
        )}
      </p>
    );
  }
  const { seed, commit } = loaded;
  const duration = durationText(seconds ?? loaded.seconds ?? 0);
  return (
    <p className="part-caption">
      {before}{' '}
      {by ? (
        <Trans>
          Recorded from seed {seed} on by {by}, at commit {commit}, in {duration}.
        </Trans>
      ) : (
        <Trans>
          Recorded from seed {seed} on, at commit {commit}, in {duration}.
        </Trans>
      )}{' '}
      <Trans>The command {command} makes it again.</Trans> {after}
    </p>
  );
}
