// Table 1 of "A Unified Framework for Adversary-Aware Differential Privacy Bounds", as printed. Data.
import { t } from '@lingui/core/macro';

/** In the order of the table. */
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
  ['Balle et al.', 'YYYYYYNYY'],
  ['Hayes et al.', 'YYYYYYNYY'],
  ['Cummings et al.', 'YYYYYYNYY'],
  ['Kulynych et al.', 'YYYYYYNYY'],
  ['Stock et al.', 'YYYYYYNYN'],
  ['Steinke et al.', 'YYYNNYYYN'],
  ['Mahloujifar et al.', 'YNYNNYYYN'],
  ['Cherubin et al.', 'YNYYNYYYN'],
  [t`the paper itself`, 'YYYYYYYYY'],
];
