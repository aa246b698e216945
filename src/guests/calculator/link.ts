// The names that links know this guest by, for good.
export const LINK = {
  page: 'calculator',
  first: true,
  /** What is said of a form in a link that is none. */
  form: {
    range: 'rows and answers of the calculator, as n:60000;B:256',
    problem: 'it cannot be a form of the calculator',
  },
} as const;
