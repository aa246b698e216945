// An experiment: how often an audit's claim is false if the best of all thresholds is chosen after seeing the scores.
import type { ClaimsSoFar, SmallAuditsQuery } from '../../../audit/canaries/choices';
import { traceThresholdChoice } from '../../../audit/canaries/S1/thresholdChoice';
import type { Entry, Steps } from '../query';
import { SMALL_AUDITS, SMALL_AUDITS_EXAMPLE } from './smallAudits';

export const choice = (request: SmallAuditsQuery): Steps<ClaimsSoFar<'fixed' | 'best'>> =>
  traceThresholdChoice(request);

export const entry = () =>
  ({
    about: 'how many of many small audits claim too much, with a fixed threshold and with the best of all',
    asks: SMALL_AUDITS,
    example: SMALL_AUDITS_EXAMPLE,
    answer: choice,
  }) satisfies Entry<typeof choice>;
