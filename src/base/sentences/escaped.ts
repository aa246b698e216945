/** What somebody has written, for a hole in quotation marks: line breaks, tabs and quotation marks are escapedText. */
export const escapedText = (text: string): string => JSON.stringify(text).slice(1, -1);
