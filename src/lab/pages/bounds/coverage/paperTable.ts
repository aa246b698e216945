// Table 1 of "A Unified Framework for Adversary-Aware Differential Privacy Bounds", as printed. Data.
import { t } from '@lingui/core/macro';

/** The columns of the table, from left to right. */
export const PAPER_COLUMNS = [
  t`uniform prior`,
  t`other priors`,
  t`membership`,
  t`attributes`,
  t`reconstruction`,
  t`one target`,
  t`many targets`,
  t`simple measures`,
  t`complex measures`,
] as const;

/** One letter for each column: Y where the paper says that the bound covers it, N where it does not. */
export const PAPER_COVERAGE: readonly (readonly [by: string, covers: string])[] = [
  [t`Balle et al.`, 'YYYYYYNYY'],
  [t`Hayes et al.`, 'YYYYYYNYY'],
  [t`Cummings et al.`, 'YYYYYYNYY'],
  [t`Kulynych et al.`, 'YYYYYYNYY'],
  [t`Stock et al.`, 'YYYYYYNYN'],
  [t`Steinke et al.`, 'YYYNNYYYN'],
  [t`Mahloujifar et al.`, 'YNYNNYYYN'],
  [t`Cherubin et al.`, 'YNYYNYYYN'],
  [t`the paper itself`, 'YYYYYYYYY'],
];
