// Theorems B.1 to B.3, C.3 and C.4 as they are printed, with the constant that our copy lost at two values, beside the corrected bound.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deltaText, parameterText } from '../../../notation/formatNumber';
import { Sym } from '../../../notation/Num';
import { TablePart } from '../../items/TablePart';
import { CASES, CONSTANTS, isExceeded, type PrintedCase } from './cases';

const guaranteeText = ({ guarantee }: PrintedCase): string =>
  'mu' in guarantee
    ? `μ = ${parameterText(guarantee.mu)}`
    : `ε = ${parameterText(guarantee.epsilon)}, δ = ${deltaText(guarantee.delta)}`;

export function Printed() {
  return (
    <TablePart
      id="printed-title"
      title={t`The term for δ, as printed and corrected`}
      caption={
        <Trans>How likely so many right attempts are at most, of substitute adjacency, by three bounds</Trans>
      }
      columns={[
        t`right`,
        t`guarantee`,
        ...CONSTANTS.map((constant) => t`printed, c = ${constant}`),
        t`corrected`,
      ]}
      rows={CASES.map((one) => [
        one.what,
        guaranteeText(one),
        ...one.printed.map((bound) => {
          const text = parameterText(bound);
          return isExceeded(one, bound) ? t`${text}, exceeded` : text;
        }),
        parameterText(one.corrected),
      ])}
    >
      <Trans>
        Theorem B.1 adds an extra count to the pure one, for every output its own. The mean of the extra over
        all outputs is at most <Sym>c</Sym> <Sym>n</Sym> <Sym>δ</Sym>, and our copy has lost <Sym>c</Sym>. The
        worst law of such an extra gives the term of Theorem B.3 (derived here). Theorems C.3 and C.4 take the
        best point of a whole curve. “Exceeded” means that some mechanism gets so many right more often, so
        neither constant is safe for every count. The page uses the corrected term, which such a mechanism
        attains where the guarantee is a pair.
      </Trans>
    </TablePart>
  );
}
