// Why an answer could not be given, as the worker says it; and the way on where the worker itself has failed.
import { Trans } from '@lingui/react/macro';
import type { JobError } from '../../jobs';
import { fromCore } from '../../language/core';
import { useResultsStore } from '../state/results';

export function Failed({ error }: { error: JobError | null }) {
  const store = useResultsStore();
  return (
    <div className="doubt">
      <p>{fromCore(error?.message ?? '')}</p>
      {error?.code === 'worker-died' && (
        <button type="button" className="small-button" onClick={store.retryWorkers}>
          <Trans>Start again</Trans>
        </button>
      )}
    </div>
  );
}
