// What can be asked of the crowd, a line for each query. A worker loads the functions with the first question to one of
// them; the client has its types from here.
export { audit } from './queries/audit';
