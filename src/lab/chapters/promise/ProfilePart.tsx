// The privacy profile at the page's own point.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Below } from '../../figure/below';
import { deltaText } from '../../notation/formatNumber';
import { Sym } from '../../notation/Num';
import { mechanismOf } from '../../scenario';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { ProfileFigure } from './ProfileFigure';
import { ownPoint, type PartProps, REST } from './parts';

const POINTS = 49;

export function ProfilePart({ scenario, snapshot, seen }: PartProps) {
  const queries = useQueries();
  const rested = useRested(scenario, REST);
  const { delta } = rested;
  const mechanism = mechanismOf(rested);
  const profile = useRequest(queries.profile, seen ? { mechanism, delta, count: POINTS } : null);
  const { addRemove, substitute, current, words } = ownPoint(snapshot, scenario);
  const marked = current && profile.current;
  const at = deltaText(profile.request?.delta ?? delta);
  return (
    <div>
      <h3>
        <Trans>
          The privacy profile, with a <Sym>δ</Sym> for every ε
        </Trans>
      </h3>
      <div>
        <NotComputed error={profile.error} of={queries.profile} />
        <ProfileFigure
          profile={profile.reply}
          delta={profile.request?.delta ?? delta}
          addRemove={marked ? addRemove : null}
          substitute={marked ? substitute : null}
          label={t`The curves are privacy profiles, with delta over epsilon on a logarithmic scale. Delta ${at} is marked. ${words}`}
        />
      </div>
      <Below>
        <p className="part-caption">
          <Trans>
            The dotted line is the page’s <Sym>δ</Sym>. A single pair of ε and <Sym>δ</Sym> is one point on a
            curve. At other points the ratio of the two ε is different.
          </Trans>
        </p>
      </Below>
    </div>
  );
}
