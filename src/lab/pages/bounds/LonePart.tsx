// One part of the page by itself, in someone else's page.
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { PartProps } from '../../chapters/meaning/parts';
import { useSeen } from '../../ui/visibility';
import type { SidePageProps } from '../sidePageProps';
import { Marginals } from './marginals/Marginals';
import { Trained } from './measured/Trained';
import { Secrets } from './secrets/Secrets';

const PARTS = {
  secrets: Secrets,
  marginals: Marginals,
  trained: Trained,
} as const satisfies Record<string, ComponentType<PartProps>>;

export type PartName = keyof typeof PARTS;

export function LonePart({ part, ...props }: SidePageProps & { part: PartName }) {
  const [ref, seen] = useSeen();
  const Part = PARTS[part];
  return (
    <figure className="chapter-figure" ref={ref} aria-label={t`What an attacker can reach`}>
      <Part {...props} seen={seen} saves={false} />
    </figure>
  );
}
