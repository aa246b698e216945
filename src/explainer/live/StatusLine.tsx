// What the workers are doing: progress of the attack, stop, run again, and what to do when something has failed.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ownAudit, type ResultsSnapshot } from '../../jobs';
import { decimalText } from '../../language/numbers';
import { durationText, groupThousands, roundCountText } from '../notation/formatNumber';
import { useRested, useResultsStore } from '../state/results';
import styles from './StatusLine.module.css';

interface Work {
  text: string;
  running: boolean;
}

/** All audits of the page as one piece of work. */
function workOf({ audits }: ResultsSnapshot): Work {
  const own = audits.find(({ status }) => status === 'running') ?? ownAudit({ audits } as ResultsSnapshot);
  if (!own) return { text: t`no attack planned`, running: false };
  const { runs, repeats } = own.request;
  const size = t`${repeats} × ${groupThousands(runs)} simulated runs per world`;
  const finished = audits.filter(({ status }) => status === 'done').length;
  const which = audits.length > 1 ? t`, ${finished} of ${audits.length} points done` : '';
  if (own.status === 'running' && own.progress) {
    const { done, total, rate, secondsLeft } = own.progress;
    const pace = rate > 0 ? t`, ${roundCountText(rate)} a second, ${durationText(secondsLeft)} left` : '';
    return {
      text: t`${groupThousands(done)} of ${groupThousands(total)} runs${pace}${which}`,
      running: true,
    };
  }
  if (audits.some(({ status }) => status === 'failed')) return { text: 'failed', running: false };
  if (audits.some(({ status }) => status === 'stopped')) return { text: `stopped${which}`, running: false };
  if (finished < audits.length) return { text: t`about to run: ${size}${which}`, running: true };
  const seconds = (own.reply?.elapsed ?? 0) / 1000;
  const took = seconds >= 1 ? durationText(seconds) : `${decimalText(seconds, 2)} s`;
  return {
    text: t`${size} in ${took}${audits.length > 1 ? `, ${audits.length} points` : ''}`,
    running: false,
  };
}

export function StatusLine({ snapshot }: { snapshot: ResultsSnapshot }) {
  const store = useResultsStore();
  const { text, running } = workOf(snapshot);
  const spoken = useRested(running ? t`The attack is running.` : `Attack: ${text}.`, 1500);
  const share = ownShare(snapshot);
  return (
    <div className={`${styles.status} needs-scripts`}>
      <p className={styles.work}>
        <span className={`${styles.dot}${running ? ` ${styles.running}` : ''}`} aria-hidden="true" />
        <b className="audit">
          <Trans>worst-case attack</Trans>
        </b>{' '}
        <span className="number" data-volatile="">
          {text}
        </span>
      </p>
      {snapshot.auditsPaused ? (
        <button type="button" className="text-button" onClick={store.resumeAudits}>
          <Trans>go on</Trans>
        </button>
      ) : running ? (
        <button type="button" className="text-button" onClick={store.stopAudits}>
          <Trans>stop</Trans>
        </button>
      ) : (
        <button type="button" className="text-button" onClick={store.restartAudits}>
          <Trans>run again</Trans>
        </button>
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

function ownShare({ audits }: ResultsSnapshot): number {
  if (audits.length === 0) return 0;
  const shares = audits.map(({ status, progress }) =>
    status === 'done' ? 1 : progress && progress.total > 0 ? progress.done / progress.total : 0,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
