// The settings of a figure, in the paper and here, with the reason wherever they differ.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../../ui/DataTable';
import type { PaperFigure } from '../figures/paperFigure';
import { ownSettings } from './own';
import { PUBLISHED } from './published';
import { differing, SETTING_NAMES, SETTING_WORDS, settingText } from './setting';

export function Settings({ figure }: { figure: PaperFigure }) {
  const { plan, title, because } = figure;
  const [theirs, own] = [PUBLISHED[plan.id], ownSettings(plan)];
  const other = new Set(differing(own, theirs));
  return (
    <details className="figure-words">
      <summary>{t`Settings in the paper and here`}</summary>
      <DataTable
        label={t`${title}, settings: table`}
        caption={<Trans>What the figure was run at</Trans>}
        columns={[t`setting`, t`in the paper`, t`here`, t`why`]}
        rows={SETTING_NAMES.filter((name) => own[name]?.length !== 0).map((name) => [
          SETTING_WORDS[name],
          settingText(name, theirs[name]),
          settingText(name, own[name]),
          other.has(name) ? because[name] : '',
        ])}
      />
    </details>
  );
}
