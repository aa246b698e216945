// The names that links know this guest by. They never change, because links outlive versions of the page.
export const LINK = { embed: 'two-worlds' } as const;
