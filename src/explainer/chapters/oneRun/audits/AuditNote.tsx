// What there is to know of the chosen audit.
import { byText, refusedWords } from './AuditRow';
import styles from './AuditsChart.module.css';
import type { Audit } from './audits';
import type { Refusal } from './demands';

export function AuditNote({ audit, refused }: { audit: Audit; refused: readonly Refusal[] }) {
  const { title, game, bound, mind, source, here } = audit;
  const rows: [string, string][] = [
    ['the secret', game],
    ['the number', bound],
    ['mind that', mind],
    ['here', here === null ? 'Not computed on this page.' : `See ${here}.`],
    ['source', `${source}.`],
  ];
  return (
    <section className={styles.note} aria-labelledby="audit-note-title">
      <h4 id="audit-note-title">
        {title} <span className="soft">{byText(audit)}</span>
      </h4>
      {refused.length > 0 && <p>With what you have it {refusedWords(refused)}.</p>}
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
