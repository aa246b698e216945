// What there is to know of the chosen audit.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { byText, reasonsText } from './AuditRow';
import styles from './AuditsChart.module.css';
import type { Audit } from './audits';
import type { Refusal } from './demands';

export function AuditNote({ audit, refused }: { audit: Audit; refused: readonly Refusal[] }) {
  const { title, game, bound, mind, source, here } = audit;
  const rows: [string, string][] = [
    [t`the secret`, game],
    [t`the number`, bound],
    [t`mind that`, mind],
    [t`here`, here ?? t`Not computed on this page.`],
    [t`source`, `${source}.`],
  ];
  const reasons = reasonsText(refused);
  return (
    <section className={styles.note} aria-labelledby="audit-note-title">
      <h4 id="audit-note-title">
        {title} <span className="soft">{byText(audit)}</span>
      </h4>
      {refused.length > 0 && (
        <p>
          <Trans>With what you have it falls out: {reasons}.</Trans>
        </p>
      )}
      <dl>
        {rows
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
