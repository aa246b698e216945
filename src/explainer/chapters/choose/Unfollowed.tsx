// Lines of a configuration that may change its ε and were not followed: said beside the ε, each line as it stands.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ConfigurationReading } from '../../../configuration/types';
import styles from './Conflicts.module.css';

/** Lines that stand open, of more; the others unfold. */
const OPEN = 4;
/** Letters of a line that are shown. */
const LONGEST = 120;

type Lines = ConfigurationReading['unread'];

const Listed = ({ lines }: { lines: Lines }) => (
  <ul>
    {lines.map(({ line, text }) => (
      <li key={`${line} ${text}`}>
        <Trans>
          Line {line}: <code>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</code>
        </Trans>
      </li>
    ))}
  </ul>
);

export function Unfollowed({ unread }: { unread: Lines }) {
  if (unread.length === 0) return null;
  // one more line takes no more room than the words that there is one
  const open = unread.length > OPEN + 1 ? OPEN : unread.length;
  const others = unread.slice(open);
  const more = others.length;
  return (
    <div className={`doubt ${styles.conflicts} ${styles.unfollowed}`} role="status">
      <p>
        <Trans>
          <b>Not all of the text was followed.</b> These lines may change the noise, the batches, the records
          or the length of the run. If one of them does, the ε is another one than the one above. Say it as
          numbers, or take it out.
        </Trans>
      </p>
      <Listed lines={unread.slice(0, open)} />
      {more > 0 && (
        <details className="unfolds">
          <summary>{t`${more} more lines`}</summary>
          <Listed lines={others} />
        </details>
      )}
    </div>
  );
}
