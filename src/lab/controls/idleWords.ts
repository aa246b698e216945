// What is said beside a control that moves nothing of what is drawn with it. Any other such control is a fault, which
// src/lab/chapters/idleControls.test.tsx finds.
import { t } from '@lingui/core/macro';
import type { FieldName } from '../../scenario';
import { type Derived, idleFields } from '../../scenario/fields/enters';

export const IDLE_WORDS = {
  clippingNorm: t`No ε here depends on C, because the noise grows with it.`,
  recordCount: t`only converts q into a batch size, and ε does not change`,
} as const satisfies Partial<Record<FieldName, string>>;

const WORDS: Readonly<Partial<Record<FieldName, string>>> = IDLE_WORDS;

/** Undefined for a control that moves something. */
export const idleWords = (name: FieldName, drawn: readonly Derived[]): string | undefined =>
  idleFields([name], drawn).length > 0 ? WORDS[name] : undefined;
