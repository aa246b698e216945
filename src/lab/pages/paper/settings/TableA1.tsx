// Table A1: the settings of every figure, in the paper and here, as far as we have seen them.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TablePart } from '../../items/TablePart';
import { COORDINATE_CELLS } from '../cells';
import { PAPER_FIGURES } from '../figures';
import { ownSettings } from './own';
import { PUBLISHED } from './published';
import { differing, SETTING_NAMES, SETTING_WORDS, settingText } from './setting';

// what stands beside a figure of the paper has its settings
const ROWS = PAPER_FIGURES.filter(({ plan }) => plan !== COORDINATE_CELLS).map(({ name, plan }) => {
  const [theirs, own] = [PUBLISHED[plan.id], ownSettings(plan)];
  const other = new Set(differing(own, theirs));
  const cells = SETTING_NAMES.map((setting) => {
    const [paper, here] = [settingText(setting, theirs[setting]), settingText(setting, own[setting])];
    return other.has(setting) || theirs[setting] === null ? t`${paper}, here ${here}` : paper;
  });
  return [name, ...cells];
});

export const TableA1 = () => (
  <TablePart
    id="paper-table-a1"
    wide
    title={t`Table A1: The settings`}
    caption={<Trans>What each figure was run at in the paper, and here where that is another number</Trans>}
    columns={[t`figure`, ...SETTING_NAMES.map((name) => SETTING_WORDS[name])]}
    rows={ROWS}
  >
    <Trans>
      These are the settings that we have seen in captions, in the table itself and in the published notebook.
      Why ours differ stands with each figure.
    </Trans>
  </TablePart>
);
