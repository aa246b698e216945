// The table of the queries of chapters 6 and 7 and of the calculator, a line for each. A worker loads this file with the
// first query that it is asked from the table; a client only uses its types.

export type { ValueCounts } from '../../risk/priors/valueCounts';
// Types of requests and replies that figures use.
export type { ProfileTable } from '../../risk/profileTable';
export type { RecordsAttackReply } from './risk/attack';
export { attack } from './risk/attack';
export type { ChooseReply, ChooseRequest } from './risk/choose';
export { choose } from './risk/choose';
export type { RiskFamily, RiskFamilyMember, RiskFamilyRequest } from './risk/family';
export { family } from './risk/family';
export { frequencies } from './risk/frequencies';
export type { MarginalsAttack } from './risk/marginals';
export { marginals } from './risk/marginals';
export type { PointsRequest, RunPoint } from './risk/points';
export { points } from './risk/points';
export type { RiskProfiles } from './risk/profiles';
export { profiles } from './risk/profiles';
export type { RecordsFamily, RecordsMember, RecordsRequest } from './risk/records';
export { records } from './risk/records';
export { registryRecord } from './risk/registryRecord';
export { report } from './risk/report';
export type { TargetRequest } from './risk/target';
export { target } from './risk/target';
export type { TrainingReply, TrainingRequest } from './risk/training';
export { training } from './risk/training';
