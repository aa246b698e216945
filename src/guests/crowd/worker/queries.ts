// What can be asked of the crowd, from which the worker, the client and their types follow.
import type { Steps } from '../../../work/queries/query';
import { traceCrowdAudit } from '../engine/crowdAudit';
import type { CrowdProgress, CrowdQuery } from '../engine/findings';

export const CROWD_QUERIES = {
  audit: (request: CrowdQuery): Steps<CrowdProgress> => traceCrowdAudit(request),
};
