// Trains the run that the page reads, and says how far it is.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotComputed } from '../../chapters/frame/NotComputed';
import { STEPS } from '../../chapters/oneRun/run/plan';
import { linkOf } from '../../state/useScenario';
import { useSeen } from '../../ui/visibility';
import type { SidePageProps } from '../sidePages';
import { useRunHere } from './useRunHere';

export function RunHere({ scenario, snapshot }: SidePageProps) {
  const [ref, seen] = useSeen();
  const { status, reply, error, store } = useRunHere(scenario, snapshot, seen);
  const running = status === 'running';
  const done = reply?.moment?.done ?? 0;
  return (
    <div ref={ref}>
      <p>
        <Trans>
          All three parts read the run of <a href={`${linkOf(scenario)}#one-run`}>chapter 5</a>, at the same
          settings. This tab trains it once.
        </Trans>{' '}
        <span role="status">
          {status === 'done' && <Trans>It is trained.</Trans>}
          {running && <Trans>It is being trained.</Trans>}
        </span>
      </p>
      {running && <progress aria-label={t`Steps done`} max={STEPS} value={done} />}
      <NotComputed error={error} of={store} />
    </div>
  );
}
