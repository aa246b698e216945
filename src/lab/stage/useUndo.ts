// Says what a link has changed in the reader's settings, and undoes it, since the change may be out of sight.
import { useCallback, useState } from 'react';
import { type Scenario, sameScenario } from '../../scenario';
import type { PageScenario } from '../state/useScenario';

export interface Jump {
  before: Scenario;
  after: Scenario;
}

/**
 * A `replace` that remembers the scenario before and after its change, as `jump`. `jump` is null where no link was followed, or where the
 * last change has been undone.
 */
export function useUndo({ replace, newest }: Pick<PageScenario, 'replace' | 'newest'>) {
  const [jump, setJump] = useState<Jump | null>(null);
  const remembering = useCallback<PageScenario['replace']>(
    (wanted, step) => {
      const before = newest();
      replace(wanted, step);
      const after = newest();
      if (!sameScenario(before, after)) setJump({ before, after });
    },
    [replace, newest],
  );
  const undo = useCallback(() => {
    if (jump !== null) replace(jump.before, 'push');
    setJump(null);
  }, [jump, replace]);
  return { replace: remembering, jump, undo };
}
