// What was wrong with the link or file the page was opened with, value by value.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../base/language/core';
import type { ScenarioProblem } from '../../scenario';

interface ProblemsBannerProps {
  problems: readonly ScenarioProblem[];
  onDismiss: () => void;
}

export function ProblemsBanner({ problems, onDismiss }: ProblemsBannerProps) {
  const count = problems.length;
  if (count === 0) return null;
  return (
    <div className="notice" role="alert">
      <p>
        <b>{count === 1 ? t`One value could not be used.` : t`${count} values could not be used.`}</b>{' '}
        <Trans>Everything else is as given.</Trans>
      </p>
      <ul>
        {problems.map(({ field, given, message }) => (
          <li key={`${field}|${given}|${message}`}>{fromCore(message)}</li>
        ))}
      </ul>
      <button type="button" className="notice-button" onClick={onDismiss}>{t`Dismiss`}</button>
    </div>
  );
}
