// What made a recorded result: said wherever one is shown.
import { Trans } from '@lingui/react/macro';
import type { RecordedEntry } from '../../../jobs';
import { durationText } from '../../notation/formatNumber';
import styles from './RecordedNote.module.css';

export function RecordedNote({ recorded }: { recorded: RecordedEntry }) {
  const { recording } = recorded;
  const { preset, seed, commit, backend, seconds } = recording;
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
