/** A text with its line breaks, tabs and quotation marks escaped, so that it can stand between quotation marks in a sentence. */
export const escapedText = (text: string): string => JSON.stringify(text).slice(1, -1);
