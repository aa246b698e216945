// A report in words: its paragraph, its assumptions, and the link to the run, also as a QR code.
import { t } from '@lingui/core/macro';
import { QrPicture } from '../../../../lab/export/qr/QrPicture';
import type { RunReport } from '../../../../report/types';
import styles from './ReportRun.module.css';

export const ReportedRun = ({
  report: { language, paragraph, assumptions, link },
}: {
  report: RunReport;
}) => (
  <div className={styles.words} lang={language}>
    <p data-testid="report-paragraph">{paragraph}</p>
    <ul className={styles.assumptions}>
      {assumptions.map(({ name, mark, markText, text }) => (
        <li key={name} data-mark={mark}>
          {text} <b>{markText}</b>
        </li>
      ))}
    </ul>
    {link !== null && (
      <div className={styles.link}>
        {/* a printed page has a QR code of its own address at its head, so the same code is not printed twice */}
        <QrPicture
          link={link}
          label={t`QR code of the link to this run`}
          className={link === window.location.href ? `only-on-screen ${styles.code}` : styles.code}
        />
        <a href={link} data-address>
          {link}
        </a>
      </div>
    )}
  </div>
);
