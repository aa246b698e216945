// The publications from which the estimators come. The source null stands for an estimator that is derived here.
export const SOURCES = {
  Kairouz2015:
    'Kairouz, Oh, Viswanath, "The Composition Theorem for Differential Privacy" (2015), Theorem 2.1',
  Massart1990: 'Massart, "The Tight Constant in the Dvoretzky-Kiefer-Wolfowitz Inequality" (1990)',
  Pradhan2026: 'Pradhan et al., "Beyond Membership" (ICLR 2026), section 5; after Nasr et al. (2023)',
  Steinke2023: 'Steinke, Nasr, Jagielski, "Privacy Auditing with One (1) Training Run" (2023)',
  Mahloujifar2024: 'Mahloujifar, Melis, Chaudhuri, "Auditing f-Differential Privacy in One Run" (2024)',
} as const;

export type Source = keyof typeof SOURCES | null;
