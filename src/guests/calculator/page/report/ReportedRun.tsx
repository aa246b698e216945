// A report as it is read: its paragraph, what that rests on, and the way to the run as a link and as a code to be scanned.
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { type QrModules, qrCode } from '../../../../lab/export/qr/qrCode';
import type { RunReport } from '../../../../report/types';
import styles from './ReportRun.module.css';

/** The light modules around a code. */
const MARGIN = 4;

const pathOf = (modules: QrModules): string =>
  modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');

function Code({ link }: { link: string }) {
  const modules = useMemo(() => qrCode(link), [link]);
  if (modules === null) return null;
  const side = modules.length + 2 * MARGIN;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t`QR code of the link to this run`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}

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
        <Code link={link} />
        <a href={link}>{link}</a>
      </div>
    )}
  </div>
);
