// What the page's workers answer for this guest, loaded with the first question.
export const QUERY_TABLE = () => import('./queries');
