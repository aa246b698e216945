/** The text that somebody has written, with its line breaks, tabs and quotation marks escaped, for a hole in quotation marks. */
export const escapedText = (text: string): string => JSON.stringify(text).slice(1, -1);
