// Written by `npm run api` from what each estimator of scores says of itself (src/audit/estimation/estimators).
import type { EstimatorAbout } from './about.ts';

// biome-ignore format: as it is written
export const SCORE_ENTRIES = {
  paper: {
    reads: 'scores',
    audits: {
      worstCase: 'paper',
      trained: 'paper',
    },
    label: 'as published, with the best of all thresholds',
    claim: 'published',
    source: 'Pradhan2026',
    choice: {
      threshold: null,
    },
  },
  valid: {
    reads: 'scores',
    audits: {
      worstCase: 'valid',
      trained: 'valid',
    },
    label: 'valid, with the threshold fixed in advance',
    claim: 'bound',
    source: null,
    choice: {
      threshold: 'likelihood-ratio',
    },
  },
  directBest: {
    reads: 'scores',
    audits: {
      worstCase: 'direct',
      trained: 'directBest',
    },
    label: 'direct, at the best of all thresholds',
    claim: 'published',
    source: 'Kairouz2015',
  },
  direct: {
    reads: 'scores',
    audits: {
      worstCase: 'directPlanned',
      trained: 'direct',
    },
    label: 'direct, from counts with no shape assumed',
    claim: 'bound',
    source: 'Kairouz2015',
    choice: {
      threshold: 'planned',
    },
  },
} as const satisfies Readonly<Record<string, EstimatorAbout>>;
