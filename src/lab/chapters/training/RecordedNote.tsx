// The note that says how a recorded result was made. It stands wherever such a result is shown.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '../../../base/language/say';
import type { RecordedEntry } from '../../../work';
import { countText, durationText } from '../../notation/formatNumber';
import styles from './RecordedNote.module.css';

export function RecordedNote({ recorded: { recording } }: { recorded: RecordedEntry }) {
  const { preset, seed, commit, seconds, made, reply } = recording;
  const backend = reply.backend ? say(reply.backend.description) : recording.backend;
  if (made) {
    const models = countText(reply.modelsTrained);
    const machines = plural(made.machines, { one: '# machine', other: '# machines' });
    const shards = plural(made.shards, { one: '# shard', other: '# shards' });
    const work = durationText(made.coreHours * 3600);
    const day = made.finished.slice(0, 10);
    const where = made.place ?? t`place not named`;
    return (
      <p className={`remark ${styles.note}`}>
        <Trans>
          <b>Opened from a file</b>, not computed here. The {models} models were trained elsewhere ({where}),
          in {shards} on {machines}. They took {work} of core time and were finished on {day}. The run had
          seed {seed}, used {backend}, and is of commit <code>{commit}</code>. Your own run takes its place.
        </Trans>
      </p>
    );
  }
  const duration = durationText(seconds);
  return (
    <p className={`remark ${styles.note}`}>
      <Trans>
        <b>Recorded</b>, not computed just now. The run had seed {seed}, used {backend}, took {duration}, and
        is of commit <code>{commit}</code>. The command <code>npm run record -- {preset}</code> makes it
        again. Your own run takes its place.
      </Trans>
    </p>
  );
}
