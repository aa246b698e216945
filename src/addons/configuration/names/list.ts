// Lists of words as one line of text, which is how the tables beside it stay readable. Pure.

/** 'batch size | lot' as two phrases; without a bar, each word is one. */
export const namesIn = (text: string): readonly string[] =>
  text.split(text.includes('|') ? '|' : ' ').map((name) => name.trim());

export const setOf = (text: string): ReadonlySet<string> => new Set(namesIn(text));
