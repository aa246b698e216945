// How a form stands in a link.

/** Pairs of name and value in a form's text, 'n:60000;B:256'. Without a colon, a value without a name. */
export const formPairs = (text: string): (readonly [name: string, value: string])[] =>
  text.split(';').map((pair) => {
    const at = pair.indexOf(':');
    return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
  });
