// The queries of the form, a line for each. A worker loads the functions with the first question to one of them; the client has its
// types from here.
export type { FormReply, FormRequest, WayReply } from './queries/form';
export { form } from './queries/form';
