// The remarks beside controls that change nothing in the figure shown with them. Any other control without an effect is a fault, which
// src/lab/chapters/idleControls.test.tsx finds.
import { t } from '@lingui/core/macro';
import type { FieldName } from '../../scenario';
import { type Derived, idleFields } from '../../scenario/fields/enters';

export const IDLE_WORDS = {
  clippingNorm: t`No ε here depends on C, because the noise grows with it.`,
  recordCount: t`only converts q into a batch size, and ε does not change`,
} as const satisfies Partial<Record<FieldName, string>>;

const WORDS: Readonly<Partial<Record<FieldName, string>>> = IDLE_WORDS;

/** The remark beside a control; undefined if the control changes something that is drawn, or has no remark. */
export const idleWords = (name: FieldName, drawn: readonly Derived[]): string | undefined =>
  idleFields([name], drawn).length > 0 ? WORDS[name] : undefined;
