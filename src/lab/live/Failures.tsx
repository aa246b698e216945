// The notice that names what has failed, and says what to do.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sayError } from '../../base/language/say';
import type { JobError, ResultsSnapshot } from '../../work';
import { useResultsStore } from '../state/results';

interface Failure {
  what: string;
  error: JobError;
}

const keyOf = ({ what, error }: Failure): string => `${what}${error.message}`;

/** All failures; those with the same message are listed once. */
function failuresOf({ curves, point, audits, auditRow }: ResultsSnapshot): Failure[] {
  const all: { what: string; error: JobError | null }[] = [
    { what: t`The curves could not be computed.`, error: curves.error },
    { what: t`The certificate could not be computed.`, error: point.error },
    ...[...audits, ...auditRow].map(({ error }) => ({ what: t`The attack could not be computed.`, error })),
  ];
  const failures = all.filter((failure): failure is Failure => failure.error !== null);
  return [...new Map(failures.map((failure) => [keyOf(failure), failure])).values()];
}

const remedy = (failures: readonly Failure[]): string =>
  failures.some(({ error }) => error.code === 'worker-died')
    ? t`Start the workers again. If that does not help, reload the page, close other heavy tabs, or try another browser. Some browsers block web workers in private windows or on files opened from disk.`
    : failures.some(({ error }) => error.field !== '')
      ? t`Change the value that is named, or try again.`
      : t`Try again.`;

export function Failures({ snapshot }: { snapshot: ResultsSnapshot }) {
  const store = useResultsStore();
  const failures = failuresOf(snapshot);
  if (failures.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <ul>
        {failures.map((failure) => (
          <li key={keyOf(failure)}>
            <b>{failure.what}</b> {sayError(failure.error)}
          </li>
        ))}
      </ul>
      <p>
        {remedy(failures)} <Trans>Your settings are kept.</Trans>
      </p>
      <button type="button" className="notice-button" onClick={store.retryWorkers}>{t`Start again`}</button>
    </div>
  );
}
