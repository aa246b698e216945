// Tags of several bits: how many codes there are, and how likely two canaries have the same.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { codeCount, collisionChance } from '../../../addons/oneRun/canaries/triggers';
import { countText, parameterText } from '../../notation/formatNumber';
import { TablePart } from '../items/TablePart';

const TAGS = [10, 20, 40, 100];
const CANARIES = [250, 2000, 10_000];

const shortText = (value: number): string => parameterText(Number(value.toPrecision(3)));

const columns = CANARIES.map((m) => {
  const canaries = countText(m);
  return t`${canaries} canaries`;
});

export function MultiBit() {
  return (
    <TablePart
      id="multi-bit-title"
      title={t`Tags of several bits`}
      caption={<Trans>How likely two canaries have the same code, by the number of canaries</Trans>}
      columns={[t`tags C`, t`of them H`, t`codes N`, ...columns]}
      rows={TAGS.map((tags) => {
        const each = tags / 2;
        const codes = codeCount({ tags, each });
        return [
          countText(tags),
          countText(each),
          shortText(codes),
          ...CANARIES.map((m) => shortText(collisionChance(m, codes))),
        ];
      })}
    >
      <Trans>
        UniAud++ can give each trigger a set of H tags out of C, so there are C! / (H! (C − H)!) codes. There
        are most of them when H is half of C. Two of m canaries have the same code with probability 1 − (1 −
        1/N)(1 − 2/N) … (1 − (m − 1)/N), where N is the number of codes. That is at most m² / 2N. A canary
        that shares its code cannot be told from the other one, and the audit loses power.
      </Trans>
    </TablePart>
  );
}
