// What a figure says of its recording: where it is from, that it is on its way, or that it did not come.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { durationText } from '../../notation/formatNumber';

interface ProvenanceProps {
  /** Id that the command is told. */
  id: string;
  loaded: { commit: string; seed: number; seconds?: number } | 'missing' | null;
  /** Seconds of work, where the recording does not have them itself. */
  seconds?: number;
  /** Left out where the query says what trained or drew. */
  by?: string;
  /** What each point is of, and what else the command does. */
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
