// The words of chapter 4, and of the pages that count records, on a reader's own file before it is chosen.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SOURCE } from '../source';

export const RECORD_SOURCE = {
  id: SOURCE.id,
  title: t`A file of your own`,
  hint: t`It stays in this tab, and no link holds it.`,
  Missing: () => (
    <Trans>
      These settings are about a file of records, and a link cannot hold one. Choose the file among the
      settings of the training. Everything else is as the link says.
    </Trans>
  ),
  Elsewhere: ({ chapter }: { chapter: string }) => (
    <Trans>
      A file that you open in <a href={chapter}>chapter 4</a> stands here too.
    </Trans>
  ),
} as const;
