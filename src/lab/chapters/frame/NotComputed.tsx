// A notice that says why a figure's numbers could not be computed, with a button to start again unless a value is to blame.
import { t } from '@lingui/core/macro';
import { sayError } from '../../../base/language/say';
import type { JobError } from '../../../work';

/** The notice of an error; nothing if there is none. `of` is the request that the button repeats. */
export function NotComputed({ error, of }: { error: JobError | null; of: { retry(): void } }) {
  if (error === null) return null;
  return (
    <p className="part-caption" role="alert">
      {sayError(error)}{' '}
      {error.field === '' && (
        <button type="button" className="text-button" onClick={() => of.retry()}>{t`Start again`}</button>
      )}
    </p>
  );
}
