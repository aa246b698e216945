// Counts the words of a text, and its colons and semicolons that stand where a connective could, which is before a space or at the end.
// Pure.

/** Words of a sentence, which consist of letters, apostrophes and hyphens. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}’'-]+/gu) ?? [];

/** A message without placeholders, tags and the syntax of plural forms, such as `{name}`, `<0>` and `{n, plural, one {`. */
const spoken = (message: string): string =>
  message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/(?:=\d+|\w+) \{/g, ' ')
    .replaceAll(/\{\w+\}?/g, '')
    .replaceAll('}', '');

export function countsOf(texts: readonly string[]): { words: number; colons: number; semicolons: number } {
  const plain = texts.map(spoken);
  const words = plain.reduce((sum, text) => sum + wordsOf(text).length, 0);
  const per = (mark: RegExp) =>
    (1000 * plain.reduce((sum, text) => sum + (text.match(mark)?.length ?? 0), 0)) / Math.max(1, words);
  return { words, colons: per(/:(?=\s|$)/g), semicolons: per(/;(?=\s|$)/g) };
}
