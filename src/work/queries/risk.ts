// What can be asked of an attacker's success, of targets and of a report, a line for each query. A worker loads the
// functions with the first question to one of them; the client has its types from here.

export type { ValueCounts } from '../../risk/priors/valueCounts';
// What figures say of requests and replies.
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
