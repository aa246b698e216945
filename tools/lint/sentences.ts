// What makes an English sentence hard to read and can be found without reading it: more than two numbers, and symbols that nobody has
// said the meaning of. Pure.

/** Numbers that are names: of a figure, a chapter, a year in brackets, or of the whole range of a share. */
const NAMES =
  /(?:Theorem|Figure|Table|Algorithm|[Ss]ection|[Cc]hapter|arXiv:)s?\s*[\dA-Z][\d.]*(?:(?:,| to| and)\s*\d[\d.]*)*|\((?:19|20)\d\d[^)]*\)|between 0 and 1(?![\d.,]*\d)/g;
const NUMBER = /(?<![\p{L}\d_.′^{-])[−-]?\d[\d.,]*(?:\/\d+)?(?![\p{L}_])/gu;
/** Two symbols or more in a row as if they were words, and without their values: “q, σ and T”. */
const ORPHANS =
  /(?<![\p{L}\d=]\s?)(?<!= ?)[qTCδσμnR](?:, [qTCδσμnR])*,? (?:and|or) [qTCδσμnR](?![\p{L}_′])(?! =)/u;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a message, its tags left out; what depends on a number or a choice stands in for its first form. */
const sentencesOf = (message: string): string[] =>
  [...SENTENCES.segment(message.replaceAll(/<\/?\d+\/?>/g, ''))].map(({ segment }) => segment.trim());

/** Sentences with more than two numbers. What a placeholder stands for is not known here and counts as none. */
export const crowded = (message: string): string[] =>
  sentencesOf(message).filter((sentence) => (sentence.replaceAll(NAMES, '').match(NUMBER)?.length ?? 0) > 2);

/** Sentences that speak of symbols as if a reader knew them by heart. */
export const orphaned = (message: string): string[] =>
  sentencesOf(message).filter((sentence) => ORPHANS.test(sentence));
