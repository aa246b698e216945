// The ε of a run under each of its adjacencies, with what the adjacency protects.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Verified } from '../../../../accounting/types';
import { typesetSignificant } from '../../../../lab/notation/formatNumber';
import { Between, Num, Sym } from '../../../../lab/notation/Num';
import type { FormAdjacency } from '../../engine/form/bounds';
import type { WayReply } from '../../worker/queries';
import { ADJACENCY_WORDS } from '../words';
import { EpsilonOf } from './EpsilonOf';
import styles from './EpsilonPair.module.css';

interface Part {
  adjacency: FormAdjacency;
  epsilon: Pick<Verified, 'value' | 'lower' | 'upper'>;
  /** μ; null while it is being computed, left out where it was not asked for. */
  mu?: WayReply['points'][number]['mu'];
}

const PROTECTED = {
  record: {
    'add-remove': t`Whether a record was there`,
    'zero-out': t`Whether a record was zeroed out`,
    substitute: t`What a record says (a label or an attribute)`,
  },
  client: {
    'add-remove': t`Whether a client took part`,
    'zero-out': t`Whether a client was zeroed out`,
    substitute: t`What a client contributed`,
  },
  person: {
    'add-remove': t`Whether a person took part`,
    'zero-out': t`Whether a person was zeroed out`,
    substitute: t`What a person’s records say`,
  },
} as const satisfies Record<string, Record<FormAdjacency, string>>;

interface EpsilonPairProps {
  parts: readonly Part[];
  /** Why add/remove has no ε; null where it has one. */
  lacks?: string | null;
  unit?: keyof typeof PROTECTED;
}

export const EpsilonPair = ({ parts, lacks = null, unit = 'record' }: EpsilonPairProps) => (
  <dl className={styles.pair} data-bracket={parts.some(({ epsilon }) => epsilon.value === null)}>
    {lacks !== null && !parts.some(({ adjacency }) => adjacency === 'zero-out') && (
      <div>
        <dt>{PROTECTED[unit]['add-remove']}</dt>
        <dd>
          <b className="soft">–</b>
          <span className="soft">{lacks}</span>
        </dd>
      </div>
    )}
    {parts.map(({ adjacency, epsilon, mu }) => (
      <div key={adjacency}>
        <dt>{PROTECTED[unit][adjacency]}</dt>
        <dd>
          <EpsilonOf
            id={adjacency === 'substitute' ? 'substitute' : 'addRemove'}
            zeroOut={adjacency === 'zero-out'}
            verified={epsilon}
          />
          <span className="soft">
            {ADJACENCY_WORDS[adjacency]}, {epsilon.value === null ? t`a bracket` : t`upper bound`}
          </span>
          {mu !== undefined && <Mu mu={mu} />}
          {adjacency === 'zero-out' && lacks !== null && <span className="soft">{lacks}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

function Mu({ mu }: { mu: NonNullable<Part['mu']> | null }) {
  if (mu === null) {
    return (
      <span className={styles.mu}>
        <Sym>μ</Sym> <span className="soft" data-waiting>{t`is being computed`}</span>
      </span>
    );
  }
  const regret = typesetSignificant(mu.regret, 2, 'up');
  return (
    <span className={styles.mu}>
      <Sym>μ</Sym>{' '}
      {mu.value === null ? (
        <Between {...mu} />
      ) : (
        <>
          = <Num of={typesetSignificant(mu.upper, 3, 'up')} />
        </>
      )}{' '}
      <span className="soft">
        <Trans>
          needs no δ, and error rates read off it are too low by at most <Num of={regret} />
        </Trans>
      </span>
    </span>
  );
}
