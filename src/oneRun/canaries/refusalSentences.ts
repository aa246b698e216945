// Refusals of canaries of one run that cannot be made as they are asked for.
import { sentences } from '../../base/sentences/family.ts';

export const ONE_RUN_CANARY_REFUSALS = sentences('oneRunCanaryDesign', {
  codesCoincide:
    'tags is {tags:number} with tagsEach = {each:number} and m = {m:number}, where two codes coincide with probability up to {chance:number}. Give more tags, or at most {most:number} canaries.',
  tooFewRecords: 'm is {m:number}, but the data set has {records:number} records to train on. Give no more.',
});
