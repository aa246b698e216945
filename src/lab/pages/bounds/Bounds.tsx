// The page of bounds on what an attacker can reach, which goes beyond chapter 6.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { PartProps } from '../../chapters/meaning/parts';
import { useSeen } from '../../ui/window/visibility';
import { ItemTable } from '../items/ItemTable';
import type { SidePageProps } from '../sidePageProps';
import { Coverage } from './coverage/Coverage';
import { BOUNDS_ITEMS } from './items';
import { Marginals } from './marginals/Marginals';
import { Trained } from './measured/Trained';
import { Secrets } from './secrets/Secrets';
import { Attempts, Game, Printed } from './tables';

function Part({ of: Of, ...props }: SidePageProps & { of: ComponentType<PartProps> }) {
  const [ref, seen] = useSeen();
  return (
    <div className="chapter-figure" ref={ref}>
      <Of {...props} seen={seen} saves />
    </div>
  );
}

const Chapter = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export const BoundsPage = (props: SidePageProps) => (
  <>
    <Chapter id="bounds-live" title={t`Other secrets, other bounds`}>
      <Part of={Secrets} {...props} />
      <p>
        <Trans>
          Chapter 6 bounds one guess at one secret. This page takes the same training run to other secrets and
          other bounds, and it has attacks that were really run.
        </Trans>
      </p>
      <div className="chapter-figure">
        <Attempts />
        <Printed />
      </div>
    </Chapter>
    <Chapter id="bounds-recorded" title={t`Attacks beside their bounds`}>
      <div className="chapter-figure">
        <Game />
      </div>
      <Part of={Marginals} {...props} />
      <Part of={Trained} {...props} />
    </Chapter>
    <Chapter id="bounds-covered" title={t`Which bound covers what`}>
      <Part of={Coverage} {...props} />
    </Chapter>
    <ItemTable
      items={BOUNDS_ITEMS}
      page="bounds"
      scenario={props.scenario}
      about={t`The paper is “A Unified Framework for Adversary-Aware Differential Privacy Bounds” (Swanberg and others, arXiv:2507.08158).`}
    />
  </>
);
