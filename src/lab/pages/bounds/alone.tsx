// One part of the page by itself, in someone else's page.
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { PartProps } from '../../chapters/meaning/parts';
import { useSeen } from '../../ui/window/visibility';
import type { SidePageProps } from '../sidePageProps';

export const alone = (Part: ComponentType<PartProps>) =>
  function Alone({ scenario, snapshot }: SidePageProps) {
    const [ref, seen] = useSeen();
    return (
      <figure className="chapter-figure" ref={ref} aria-label={t`What an attacker can reach`}>
        <Part scenario={scenario} snapshot={snapshot} seen={seen} saves={false} />
      </figure>
    );
  };
