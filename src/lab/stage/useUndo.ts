// Says what a link has changed in the reader's settings, and undoes it, since the change may be out of sight.
import { useCallback, useMemo, useState } from 'react';
import { type Scenario, sameScenario } from '../scenario';
import type { PageScenario } from '../state/useScenario';
import { changedWords } from './changedWords';

interface Jump {
  before: Scenario;
  after: Scenario;
}

interface Undo {
  /** Like the page's own `replace`, but remembers the scenario that was there before. */
  replace: PageScenario['replace'];
  /** null once something else has been changed, or nothing was. */
  said: string | null;
  undo: () => void;
}

export function useUndo({ scenario, replace, newest }: PageScenario): Undo {
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
  const said = useMemo(
    () =>
      jump !== null && sameScenario(jump.after, scenario) ? changedWords(jump.before, jump.after) : null,
    [jump, scenario],
  );
  return { replace: remembering, said, undo };
}
