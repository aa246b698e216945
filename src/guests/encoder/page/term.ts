// The term that the form of this guest explains, and that the glossary lists too.
import { t } from '@lingui/core/macro';

export const TERM = {
  name: 'encoder',
  shown: t`encoder`,
  note: t`A model whose inner values stand for a record, as its features. An ε for training on features says nothing about the training of the encoder.`,
} as const;
