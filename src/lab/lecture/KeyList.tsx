// What each key does in a lecture, and the switch that stops single letters.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './KeyList.module.css';
import { useLetterKeys } from './lectureKeys';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['→  Page Down  Space  Enter', t`the next step; at a vote first its answer`],
  ['←  Page Up', t`the step before`],
  ['Home, End', t`the first step, the last one`],
  ['b  .', t`a black screen, and back`],
  ['f', t`the whole screen, and back`],
  ['?', t`this list`],
  ['Esc', t`leaves the lecture`],
];

export function KeyList({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useLetterKeys();
  return (
    <section className={styles.list} aria-label={t`Keys of the lecture`}>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          Where a figure asks for the arrow keys, such as the game, they are its own until it is over.
        </Trans>
      </p>
      <label className="tall">
        <input
          type="checkbox"
          checked={letters}
          onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
        />{' '}
        <Trans>single letters and signs act (switch this off if you speak to your computer)</Trans>
      </label>
      <p>
        <button type="button" className="notice-button" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </section>
  );
}
