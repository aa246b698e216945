// What can be asked of two worlds, a line for each query. A worker loads the functions with the first question to one of
// them; the client has its types from here.
export type { CloudRequest } from './queries/cloud';
export { cloud } from './queries/cloud';
export { findings } from './queries/findings';
export { one } from './queries/one';
