// The names that links know this guest by, for good.
export const LINK = { data: 'own' } as const;
