// A report as it is read: its paragraph, what that rests on, and the way to the run as a link and as a code to be scanned.
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
        {/* the head of a printed page has the code of its address, and one code for one link is enough */}
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
