// What an attacker may ask for, in the order of the chart's columns, and whether one does.
import { t } from '@lingui/core/macro';
import type { Need } from '../../frame/NeedMark';

export const DEMANDS = [
  { id: 'steps', heading: t`sees every step` },
  { id: 'others', heading: t`sets the other records` },
  { id: 'gradients', heading: t`sets gradients` },
  { id: 'parameter', heading: t`reads a parameter` },
  { id: 'madeUp', heading: t`can invent data` },
  { id: 'data', heading: t`knows the data` },
] as const;

export type DemandId = (typeof DEMANDS)[number]['id'];

/** One sign a demand, in their order: + all of it, / a part, - nothing. */
export const needs = (text: string): Record<DemandId, Need> => {
  const words = { '+': 'yes', '/': 'part', '-': 'no' } as const;
  const list = [...text].map((sign) => words[sign as keyof typeof words]);
  return Object.fromEntries(DEMANDS.map(({ id }, i) => [id, list[i]])) as Record<DemandId, Need>;
};

/** What the guarantee reckons with. Nobody on this page is that strong: all see where training ends, not every step. */
export const ALLOWED_FOR = needs('++++++');

export const needText: Record<Need, string> = { yes: t`yes`, part: t`in part`, no: t`no` };

/** 'sets gradients, reads a parameter, can invent data (in part)'; '' when it asks for nothing. */
export function needsText(of: Record<DemandId, Need>): string {
  return DEMANDS.filter(({ id }) => of[id] !== 'no')
    .map(({ id, heading }) => (of[id] === 'part' ? t`${heading} (in part)` : heading))
    .join(', ');
}
