// What is said beside the map of ratios. Data.

/** epsilon_S / epsilon_AR at the settings of Figure 3 with q = 1 and 1/16 (a test computes them). */
export const RATIOS = { full: 2.28, sixteenth: 1.85 } as const;
