// A chapter opens with the first of its questions; the others are folded beneath it. Pure.

/** 'all' where the chapters stand below each other, and none of their figures is covered. */
export type QuestionPart = 'first' | 'others' | 'all';

export const partOf = <Question>(all: readonly Question[], part: QuestionPart): readonly Question[] =>
  part === 'all' ? all : part === 'first' ? all.slice(0, 1) : all.slice(1);
