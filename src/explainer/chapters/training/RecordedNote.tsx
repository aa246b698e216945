// What made a recorded result: said wherever one is shown.
import { Trans } from '@lingui/react/macro';
import type { RecordedEntry } from '../../../jobs';
import { fromCore } from '../../../language/core';
import { durationText } from '../../notation/formatNumber';
import styles from './RecordedNote.module.css';

export function RecordedNote({ recorded }: { recorded: RecordedEntry }) {
  const { recording } = recorded;
  const { preset, seed, commit, seconds } = recording;
  const backend = fromCore(recording.backend.replace(/^\w+: /, ''));
  const duration = durationText(seconds);
  return (
    <p className={`remark ${styles.note}`}>
      <Trans>
        <b>Recorded</b>, not computed just now: seed {seed}, {backend}, in {duration}, at commit{' '}
        <code>{commit}</code>; <code>npm run record -- {preset}</code> makes it again. Your own run takes its
        place.
      </Trans>
    </p>
  );
}
