// The labels of the estimators, each with what sets it apart from the others.
import { sentences } from '../../base/sentences/family.ts';

export const ESTIMATOR_LABELS = sentences('estimatorLabels', {
  paper: 'as published, with the best of all thresholds',
  valid: 'valid, with the threshold fixed in advance',
  directBest: 'direct, at the best of all thresholds',
  direct: 'direct, from counts with no shape assumed',
  whole: 'direct, with bounds on the error rates that hold at every threshold at once',
  split: 'direct, at a threshold learnt on runs that are not counted',
  fixed: 'direct, at thresholds fixed beforehand',
  exact: 'exact, with no shape assumed',
  classic: 'as published, with no shape assumed and a looser term in δ',
  fdpGdp: 'f-DP recursion along a Gaussian curve',
  profileGdp: 'exact bound along a Gaussian curve',
});
