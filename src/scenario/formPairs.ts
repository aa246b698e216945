// How a form stands in a link.

/** 'n:60000;B:256' as pairs of name and value. Without a colon, a value without a name. */
export const formPairs = (text: string): (readonly [name: string, value: string])[] =>
  text.split(';').map((pair) => {
    const at = pair.indexOf(':');
    return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
  });
