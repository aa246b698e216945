// An experiment: how often an audit's claim is false if runs are added until the bound looks best.
import type { ClaimsSoFar, SmallAuditsQuery } from '../../../audit/canaries/choices';
import { traceStoppingChoice } from '../../../audit/canaries/S1/stoppingChoice';
import type { Entry, Steps } from '../query';
import { SMALL_AUDITS, SMALL_AUDITS_EXAMPLE } from './smallAudits';

export const stopping = (request: SmallAuditsQuery): Steps<ClaimsSoFar<'planned' | 'best' | 'sequence'>> =>
  traceStoppingChoice(request);

export const entry = () =>
  ({
    about:
      'how many of many small audits claim too much, with planned runs, with the best moment to stop, and with a confidence sequence',
    asks: SMALL_AUDITS,
    example: SMALL_AUDITS_EXAMPLE,
    answer: stopping,
  }) satisfies Entry<typeof stopping>;
