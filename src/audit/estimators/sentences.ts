// The words of the estimators that readers may choose: a name, what it reads and claims, the title of its table at the last step, and the
// words beside its number that say how it is read.
import { sentences } from '../../base/sentences/family.ts';

/** An estimator's name, what it takes and claims, the title of its table at the last step, and how it is read, said beside its number. */
export const ESTIMATOR_WORDS = sentences('estimators', {
  validName: 'Valid',
  validWords:
    'This reads the share of wrong guesses at a threshold fixed in advance as that of DP-SGD with this q and T. The confidence holds if that reading does, which chapter 3 explains.',
  validLastStep: 'After the last step, by the valid estimator, whose confidence holds.',
  paperName: 'As published',
  paperWords:
    'This takes the best of all thresholds and assumes a Gaussian shape. Choosing the best breaks the stated confidence.',
  paperLastStep: 'After the last step, by the published estimator, whose confidence does not hold.',
  paperReadAs: 'read as published, at the best of all thresholds',
  directName: 'Direct',
  directWords:
    'This uses the counts alone, at a threshold planned in advance, and assumes no shape. The confidence holds if the runs are independent, but the bound is loose.',
  directLastStep: 'After the last step, by the direct estimator.',
  directReadAs: 'read without assuming a curve',
});
