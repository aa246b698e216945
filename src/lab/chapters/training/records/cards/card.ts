// What the card of a canary shows, and the words that several of them use.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CraftedSummary, DataSummary, ShownRecord, TrainingAuditReply } from '../../../../jobs';
import type { CanaryChoice } from '../../../../scenario';

/** Makes a canary's card out of what crafting has found. */
export type Card<Kind extends CanaryChoice> = (
  shown: NonNullable<CraftedSummary[Kind]>,
  reply: TrainingAuditReply,
) => { picture: ReactNode; words: ReactNode };

export const className = (data: DataSummary, label: number): string =>
  data.classNames[label] ?? String(label);

/** What a record is, for the messages that choose their words by it. */
export const recordNoun = ({ image }: DataSummary): 'picture' | 'record' => (image ? 'picture' : 'record');

/** How a crafted record leaves the range of its source; null where it does not. */
export function rangeNote({ features }: ShownRecord, { image }: DataSummary): string | null {
  if (!image) return null;
  const low = features.reduce((a, b) => Math.min(a, b));
  const high = features.reduce((a, b) => Math.max(a, b));
  const { max } = image;
  const slack = 1e-6 * max;
  if (low >= -slack && high <= max + slack) return null;
  const from = Math.round(low);
  const to = Math.round(high);
  return t`Its grey values run from ${from} to ${to}, those of the source from 0 to ${max}, and the picture is cut off there.`;
}
