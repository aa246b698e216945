// Lists of words that are written as one line of text. Pure.

/** The names in a list: 'batch size | lot' as two phrases; without a bar, each word is one. */
export const namesIn = (text: string): readonly string[] =>
  text.split(text.includes('|') ? '|' : ' ').map((name) => name.trim());

/** A table of names and their words turned round: from each word to its name. */
export const byWord = <Name extends string>(
  table: Readonly<Record<Name, string>>,
): ReadonlyMap<string, Name> =>
  new Map(
    Object.entries<string>(table).flatMap(([name, words]) =>
      namesIn(words).map((word) => [word, name as Name] as const),
    ),
  );

export const setOf = (text: string): ReadonlySet<string> => new Set(namesIn(text));
