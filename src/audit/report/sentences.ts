// Sentences of the report on an audit of two worlds: the game, the rule, what is assumed, and the verdict on a claim.
import { sentences } from '../../base/sentences/family.ts';

export const AUDIT_REPORT = sentences('auditReport', {
  inOut: 'the record is in, or it is out',
  inOutWords:
    'In one world the record is trained on, and in the other it is left out with nothing in its place. This is add/remove adjacency.',
  twoRecords: 'record z, or record z′ in its place',
  twoRecordsWords:
    'In one world z is trained on, and in the other z′ in its place. This is substitute adjacency.',
  labels: 'one record, with either of two labels',
  labelsWords:
    'The record is always there, and its label differs between the worlds. A changed label is a replaced record, so this is substitute adjacency.',
  mayBeGaussian:
    'This is for those who may assume that the trade-off curve is Gaussian. Nothing in the scores shows that it is, and if it is not, the number may exceed the true epsilon.',
  sameLaw:
    'All scores of a world have the same law, as runs of one training procedure with fresh randomness do.',
  runsFixed: 'The number of runs was fixed beforehand.',
  thresholdFixed: 'The threshold was fixed before the runs were counted.',
  notTested:
    'The claim ε = {epsilon:number} ({claimed:name}) is not tested, because this game tests {tested:name} adjacency.',
  rejected: 'The claim ε = {epsilon:number} ({claimed:name}) is rejected at level {level:number}.',
  notRejected: 'The claim ε = {epsilon:number} ({claimed:name}) is not rejected at level {level:number}.',
});
