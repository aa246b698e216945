// The parts into which a chapter's questions are divided: it opens with the first one, and the others are folded below it. Pure.

/** 'all' is for the layout in which the chapters stand below each other and no figure is covered. */
export type QuestionPart = 'first' | 'others' | 'all';

export const partOf = <Question>(all: readonly Question[], part: QuestionPart): readonly Question[] =>
  part === 'all' ? all : part === 'first' ? all.slice(0, 1) : all.slice(1);
