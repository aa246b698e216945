// What has failed, by name, and the way on. The scenario and all earlier results stay.
import type { JobError, ResultsSnapshot } from '../../jobs';
import { useResultsStore } from '../state/results';

interface Failure {
  what: string;
  error: JobError;
}

/** Each thing that failed, those with one and the same message once. */
function failuresOf({ curves, point, audits }: ResultsSnapshot): Failure[] {
  const all: { what: string; error: JobError | null }[] = [
    { what: 'The curves', error: curves.error },
    { what: 'The certificate', error: point.error },
    ...audits.map(({ error }) => ({ what: 'The attack', error })),
  ];
  const failures = all.filter((failure): failure is Failure => failure.error !== null);
  return failures.filter(
    ({ what, error }, i) =>
      failures.findIndex((other) => other.what === what && other.error.message === error.message) === i,
  );
}

const remedy = (failures: readonly Failure[]): string =>
  failures.some(({ error }) => error.code === 'worker-died')
    ? 'Start the workers again. If that does not help: reload the page, close other heavy tabs, or try another browser; some block web workers in private windows or on files opened from disk.'
    : failures.some(({ error }) => error.field !== '')
      ? 'Change the value that is named, or try again.'
      : 'Try again.';

export function Failures({ snapshot }: { snapshot: ResultsSnapshot }) {
  const store = useResultsStore();
  const failures = failuresOf(snapshot);
  if (failures.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <ul>
        {failures.map(({ what, error }) => (
          <li key={`${what}${error.message}`}>
            <b>{what} could not be computed.</b> {error.message}
          </li>
        ))}
      </ul>
      <p>{remedy(failures)} Your settings are kept.</p>
      <button type="button" className="notice-button" onClick={store.retryWorkers}>
        Start again
      </button>
    </div>
  );
}
