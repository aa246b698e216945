// The four secrets of chapter 6 in words: over its card, over the saved chart, and what a button saves. Data.
import { t } from '@lingui/core/macro';

export const SECRET_WORDS = [
  {
    id: 'coin',
    name: t`A fair coin`,
    title: t`Advantage over ε for a fair coin`,
    what: t`the chart of a fair coin`,
  },
  {
    id: 'label',
    name: t`A diagnosis, or another attribute`,
    title: t`Advantage over ε for a diagnosis, or another attribute`,
    what: t`the chart of a diagnosis, or another attribute`,
  },
  {
    id: 'password',
    name: t`A password`,
    title: t`Advantage over ε for a password`,
    what: t`the chart of a password`,
  },
  {
    id: 'table',
    name: t`A table of yours`,
    title: t`Advantage over ε for a table of yours`,
    what: t`the chart of a table of yours`,
  },
] as const;
