// The names that links know this guest by, for good.
export const LINK = { embed: 'two-worlds' } as const;
