// The line that says what the workers are doing: the progress of the attack, with buttons to stop it, to go on, and to run it again.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText, PERCENT } from '../../base/language/numbers';
import { type AuditEntry, pageAudit, type ResultsSnapshot } from '../../work';
import { countText, durationText } from '../notation/formatNumber';
import { useRested, useResultsStore } from '../state/results';
import styles from './StatusLine.module.css';

const isRunning = ({ status }: AuditEntry): boolean => status === 'running';

/** The share of the runs that is done, and how long the rest takes. The text is short because its line is never cut. */
function progressText({ done, total, rate, secondsLeft }: NonNullable<AuditEntry['progress']>): string {
  const share = `${Math.floor((100 * done) / Math.max(1, total))}${PERCENT}`;
  const all = countText(total);
  if (!(rate > 0)) return t`${share} of ${all} runs`;
  const left = durationText(secondsLeft);
  return t`${share} of ${all} runs, ${left} left`;
}

function sizeText({ runs, repeats }: AuditEntry['request']): string {
  const count = countText(runs);
  return t`${repeats} × ${count} runs per world`;
}

function tookText(entry: AuditEntry, points: number): string {
  const seconds = (entry.reply?.elapsed ?? 0) / 1000;
  const size = sizeText(entry.request);
  const took = seconds >= 1 ? durationText(seconds) : `${decimalText(seconds, 2)} s`;
  return points > 1 ? t`${size} in ${took}, ${points} points` : t`${size} in ${took}`;
}

function workOf({ audits }: ResultsSnapshot): { text: string; running: boolean } {
  const own = audits.find(isRunning) ?? pageAudit({ audits } as ResultsSnapshot);
  if (!own) return { text: t`no attack planned`, running: false };
  const points = audits.length;
  const finished = audits.filter(({ status }) => status === 'done').length;
  const which = points > 1 ? `, ${t`${finished} of ${points} points done`}` : '';
  if (isRunning(own) && own.progress) {
    return { text: `${progressText(own.progress)}${which}`, running: true };
  }
  if (audits.some(({ status }) => status === 'failed')) return { text: t`failed`, running: false };
  if (audits.some(({ status }) => status === 'stopped')) {
    return { text: `${t`stopped`}${which}`, running: false };
  }
  if (finished < points) {
    const size = sizeText(own.request);
    const begun = own.reply !== null || own.before !== undefined;
    const text = begun ? t`few so far, then ${size}` : t`about to make ${size}`;
    return { text: `${text}${which}`, running: true };
  }
  return { text: tookText(own, points), running: false };
}

const Dot = ({ running }: { running: boolean }) => (
  <span
    className={`${styles.dot}${running ? ` ${styles.running}` : ''}`}
    data-running={running ? '' : undefined}
    data-testid="status-dot"
    aria-hidden="true"
  />
);

/** Whether the attack is running, without words. */
export const StatusDot = ({ snapshot }: { snapshot: ResultsSnapshot }) => (
  <Dot running={workOf(snapshot).running} />
);

export function StatusLine({ snapshot }: { snapshot: ResultsSnapshot }) {
  const store = useResultsStore();
  const { text, running } = workOf(snapshot);
  // The result of the attack is announced with the figure (FigureWords). Here only a failure or a stop is announced.
  const broken = snapshot.audits.some(({ status }) => status === 'failed' || status === 'stopped');
  const spoken = useRested(broken ? t`Attack: ${text}.` : '', 1500);
  const share = ownShare(snapshot);
  return (
    <div className={`${styles.status} needs-scripts`} data-testid="status-line">
      <p className={styles.work} data-testid="status-work">
        <Dot running={running} />
        <b className="audit">
          <Trans context="short">attack</Trans>
        </b>{' '}
        <span className="number" data-volatile="">
          {text}
        </span>
      </p>
      {snapshot.auditsPaused ? (
        <button type="button" className="text-button" onClick={store.resumeAudits}>{t`go on`}</button>
      ) : running ? (
        <button type="button" className="text-button" onClick={store.stopAudits}>{t`stop`}</button>
      ) : (
        <button type="button" className="text-button" onClick={store.restartAudits}>{t`run again`}</button>
      )}
      <progress
        className={styles.progress}
        max={1}
        value={share}
        aria-label={t`Progress of the attack`}
        hidden={!running}
      />
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  );
}

/** Share of the work of all attacks that is done, from 0 to 1. */
function ownShare({ audits }: ResultsSnapshot): number {
  if (audits.length === 0) return 0;
  const shares = audits.map(({ status, progress }) =>
    status === 'done' ? 1 : progress && progress.total > 0 ? progress.done / progress.total : 0,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
