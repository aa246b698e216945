// The names that links know this guest by, for good.
export const LINK = {
  page: 'calculator',
  first: true,
  formInArticle: true,
} as const;
