// What files of this guest round to nearest. A bound is none of it.
export const ROUNDINGS = { 'counts, means and other estimates': ['page/CrowdFigure.tsx'] } as const;
