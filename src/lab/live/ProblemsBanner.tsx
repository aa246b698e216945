// The notice of values that could not be used from the link or file with which the page was opened.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '../../base/language/say';
import type { ScenarioProblem } from '../../scenario';

/** A problem with a value. Its message is a sentence of the core, or a string in the page's own words. */
export type ShownProblem = Omit<ScenarioProblem, 'message'> & {
  message: ScenarioProblem['message'] | string;
};

interface ProblemsBannerProps {
  problems: readonly ShownProblem[];
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
        {problems.map(({ field, given, message }) => {
          const text = typeof message === 'string' ? message : say(message);
          return <li key={`${field}|${given}|${text}`}>{text}</li>;
        })}
      </ul>
      <button type="button" className="notice-button" onClick={onDismiss}>{t`Dismiss`}</button>
    </div>
  );
}
