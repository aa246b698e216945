// Says what a link has changed in the reader's settings, and undoes it, since the change may be out of sight.
import { useCallback, useState } from 'react';
import { type Scenario, sameScenario } from '../../scenario';
import type { PageScenario } from '../state/useScenario';

export interface Jump {
  before: Scenario;
  after: Scenario;
}

/** `replace` remembers the scenario that was there before; `jump` is null where the last link has been undone, or none was followed. */
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
