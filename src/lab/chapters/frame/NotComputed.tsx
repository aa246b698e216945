// Why a figure's numbers could not be computed, as the worker says it, and the way on where no value is to blame.
import { t } from '@lingui/core/macro';
import { sayError } from '../../../base/language/say';
import type { JobError } from '../../../work';

/** `of`: what was asked, and is asked again. */
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
