// Trains the run that the page of audits of one run is about.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotComputed } from '../../chapters/frame/NotComputed';
import { useRequest } from '../../chapters/frame/useRequest';
import { designOf, RUN_STEPS } from '../../chapters/oneRun/run/plan';
import { useOneRun } from '../../chapters/oneRun/useOneRun';
import { knownValues } from '../../state/knownValues';
import { linkOf } from '../../state/useScenario';
import { useSeen } from '../../ui/window/visibility';
import type { SidePageProps } from '../sidePageProps';

/** The watched run of chapter 5. It is trained here unless this tab has trained it already. */
export function useRunHere({ scenario, snapshot }: SidePageProps, wanted: boolean) {
  const { run } = useOneRun();
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  return { store: run, ...useRequest(run, wanted ? designOf(scenario, epsilon) : null) };
}

export function RunHere(props: SidePageProps) {
  const [ref, seen] = useSeen();
  const { status, reply, error, store } = useRunHere(props, seen);
  const running = status === 'running';
  const done = reply?.moment?.done ?? 0;
  return (
    <div ref={ref}>
      <p>
        <Trans>
          All three parts read the run of <a href={`${linkOf(props.scenario)}#one-run`}>chapter 5</a>, at the
          same settings. This tab trains it once.
        </Trans>{' '}
        <span role="status">
          {status === 'done' && <Trans>It is trained.</Trans>}
          {running && <Trans>It is being trained.</Trans>}
        </span>
      </p>
      {running && <progress aria-label={t`Steps done`} max={RUN_STEPS} value={done} />}
      <NotComputed error={error} of={store} />
    </div>
  );
}
