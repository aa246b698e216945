// A notice that says why an answer could not be given, with a button to start again if the worker itself has failed.
import { Trans } from '@lingui/react/macro';
import { sayError } from '../../../base/language/say';
import type { JobError } from '../../../work';
import { useResultsStore } from '../../state/results';

interface FailedProps {
  error: JobError | null;
  /** Starts again whatever failed; by default the workers of the page’s store. */
  again?: () => void;
}

export function Failed({ error, again }: FailedProps) {
  const store = useResultsStore();
  return (
    <div className="doubt">
      <p>{error ? sayError(error) : ''}</p>
      {error?.code === 'worker-died' && (
        <button type="button" className="small-button" onClick={again ?? store.retryWorkers}>
          <Trans>Start again</Trans>
        </button>
      )}
    </div>
  );
}
