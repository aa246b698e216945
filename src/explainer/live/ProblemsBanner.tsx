// What was wrong with the link or file the page was opened with, value by value.
import type { ScenarioProblem } from '../../scenario';

interface ProblemsBannerProps {
  problems: readonly ScenarioProblem[];
  onDismiss: () => void;
}

export function ProblemsBanner({ problems, onDismiss }: ProblemsBannerProps) {
  if (problems.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <p>
        <b>
          {problems.length === 1
            ? 'One value could not be used.'
            : `${problems.length} values could not be used.`}
        </b>{' '}
        Everything else is as given.
      </p>
      <ul>
        {problems.map(({ field, given, message }) => (
          <li key={`${field}|${given}|${message}`}>{message}</li>
        ))}
      </ul>
      <button type="button" className="notice-button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}
