// The ε of the run for the way that its batches are drawn; where nobody is sure of it, the ε that holds for each possible way.
import { Trans } from '@lingui/react/macro';
import type { Mechanism } from '../../../../accounting/types';
import { say } from '../../../../base/language/say';
import { useRequest } from '../../../../lab/chapters/frame/useRequest';
import { useRisk } from '../../../../lab/chapters/frame/useRisk';
import { Sources } from '../../../../lab/ui/Sources';
import type { FormBound } from '../../engine/form/bounds';
import type { ResolvedForm } from '../../engine/form/resolve';
import type { WayReply } from '../../worker/queries';
import { EpsilonOf } from './EpsilonOf';
import { EpsilonPair } from './EpsilonPair';
import styles from './Outcome.module.css';

interface WaysProps {
  ways: readonly FormBound[];
  replies: readonly WayReply[];
  unit: ResolvedForm['unit'];
  /** The same run with Poisson batches, for comparison with another way to draw them; null where there is no run to compare. */
  poisson: Mechanism | null;
  delta: number;
}

type Point = WayReply['points'][number] & { adjacency: 'add-remove' | 'zero-out' | 'substitute' };

export function Ways(props: WaysProps) {
  const { ways, replies, unit, poisson, delta } = props;
  const [way, ...others] = ways;
  if (!way) return null;
  if (others.length > 0) return <WhicheverItWas {...props} />;
  const points = (replies[0]?.points ?? []) as Point[];
  const isOfPeople = way.recordsPerPerson > 1;
  return (
    <>
      <EpsilonPair
        parts={points}
        lacks={way.lacks === null ? null : say(way.lacks)}
        unit={isOfPeople ? 'person' : unit}
      />
      {isOfPeople ? (
        <OfPerson records={way.recordsPerPerson} />
      ) : (
        <p>
          {unit === 'client' ? (
            <Trans>
              Add/remove limits what anyone learns about whether a client took part. Substitute limits what
              anyone learns about what the client contributed, even if everyone knows that it took part.
            </Trans>
          ) : (
            <Trans>
              Add/remove limits what anyone learns about whether a record was there. Substitute limits what
              anyone learns about what the record says, even if everyone knows that it was there.
            </Trans>
          )}
        </p>
      )}
      {way.text !== null && (
        <p>
          {say(way.text)} <Sources of={way.sources} />
        </p>
      )}
      {way.more.map((text) => (
        <p key={text.code}>{say(text)}</p>
      ))}
      {way.id === 'any-order' && poisson && !isOfPeople && <IfPoisson run={poisson} delta={delta} />}
    </>
  );
}

/** The sentence on a person with several records, in place of the one on one record. */
const OfPerson = ({ records }: { records: number }) => (
  <p>
    <Trans>
      It holds for a person with at most {records} records, all of which are added, removed or replaced at
      once.
    </Trans>
  </p>
);

/** The ε of Poisson batches, which a library may have printed and which does not hold for this run. */
function IfPoisson({ run, delta }: { run: Mechanism; delta: number }) {
  const { reply, current } = useRequest(useRisk().points, { asked: [{ run, delta }] });
  const point = current ? reply?.[0] : undefined;
  if (!point) return null;
  return (
    <p>
      <Trans>
        With Poisson batches the run would have <EpsilonOf id="addRemove" verified={point.addRemove} /> and{' '}
        <EpsilonOf id="substitute" verified={point.substitute} />. A library that prints such a number assumes
        Poisson batches.
      </Trans>
    </p>
  );
}

/** The largest substitute ε of several ways to draw batches, which holds for each of them, with the ε of each way. */
function WhicheverItWas({ ways, replies, unit }: WaysProps) {
  const points = replies.map(({ points: [point] }) => point as Point);
  const largest = Math.max(...points.map(({ epsilon }) => epsilon.upper));
  const worst = points.find(({ epsilon }) => epsilon.upper === largest);
  const mus = points.flatMap(({ mu = null }) => (mu === null ? [] : [mu]));
  const [widest] = mus.toSorted((a, b) => b.upper - a.upper);
  const mu =
    widest && mus.length === points.length
      ? { ...widest, regret: Math.max(...mus.map(({ regret }) => regret)) }
      : null;
  if (!worst) return null;
  return (
    <div className={styles.bounds}>
      <EpsilonPair parts={[{ ...worst, mu }]} unit={unit} />
      <p>
        <Trans>
          The number holds for each of these ways. Add/remove is not defined for all of them, so only a
          replaced record has a number.
        </Trans>
      </p>
      <ul>
        {ways.map((way, i) => (
          <li key={way.id}>
            {say(way.title)}: {points[i] && <EpsilonOf id="substitute" verified={points[i].epsilon} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
