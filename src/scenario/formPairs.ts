// The entries of a form, such as the calculator's, as a link writes them.

/** Pairs of name and value in a form's text, such as 'n:60000;B:256'. A piece without a colon is a value with an empty name. */
export const formPairs = (text: string): (readonly [name: string, value: string])[] =>
  text.split(';').map((pair) => {
    const at = pair.indexOf(':');
    return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
  });
