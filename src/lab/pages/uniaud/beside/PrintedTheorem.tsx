// Theorem 2 of "UniAud" as printed, beside the exact bound of this page.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countText, deltaText, parameterText } from '../../../notation/formatNumber';
import { TablePart } from '../../items/TablePart';
import { PRINTED_COUNTS, type PrintedCount } from './printedCounts';

const rowOf = ({ canaries, guesses, right, epsilon, delta, printed, exact }: PrintedCount) => [
  t`${{ right: countText(right) }} of ${{ guesses: countText(guesses) }}, ${{ canaries: countText(canaries) }} canaries`,
  `ε = ${parameterText(epsilon)}, δ = ${deltaText(delta)}`,
  printed < exact ? t`${{ text: parameterText(printed) }}, exceeded` : parameterText(printed),
  parameterText(exact),
];

export const PrintedTheorem = () => (
  <TablePart
    id="theorem-2-title"
    title={t`Theorem 2 as printed, and the exact bound`}
    caption={<Trans>How likely so many right guesses are at most, by two bounds</Trans>}
    columns={[t`right guesses`, t`guarantee that is tested`, t`Theorem 2`, t`exact`]}
    rows={PRINTED_COUNTS.map(rowOf)}
  >
    <Trans>
      A run refutes a guarantee when its number of right guesses is less likely than 5%. Theorem 2, which goes
      back to Steinke, Nasr and Jagielski, bounds that probability. “Exceeded” means that some mechanism with
      the guarantee gets so many right more often than the theorem says, so it is not a bound at every count.
      Such counts refute nothing, and where counts are evidence we have found Theorem 2 to be the larger of
      the two. The exact bound (derived here) is what such a mechanism attains, and this page reads runs by
      it. The ε is of the adjacency that the secrets decide, which for canaries compared with themselves is
      that of replacing a record.
    </Trans>
  </TablePart>
);
