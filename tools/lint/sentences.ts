// Finds two things by pattern that make an English sentence hard to read: more than two numbers, and symbols in place of words. Pure.

/** Pattern of numbers that are names, such as of a figure, a chapter, a year in brackets, or the whole range of a share. */
const NAMES =
  /(?:Theorem|Figure|Table|Algorithm|[Ss]ection|[Cc]hapter|arXiv:)s?\s*[\dA-Z][\d.]*(?:(?:,| to| and)\s*\d[\d.]*)*|\((?:19|20)\d\d[^)]*\)|between 0 and 1(?![\d.,]*\d)/g;
const NUMBER = /(?<![\p{L}\d_.′^{-])[−-]?\d[\d.,]*(?:\/\d+)?(?![\p{L}_])/gu;
/** Pattern of two or more symbols in a row that stand for words and have no values, as in “q, σ and T”. */
const ORPHANS =
  /(?<![\p{L}\d=]\s?)(?<!= ?)[qTCδσμnR](?:, [qTCδσμnR])*,? (?:and|or) [qTCδσμnR](?![\p{L}_′])(?! =)/u;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a message, without its tags. */
const sentencesOf = (message: string): string[] =>
  [...SENTENCES.segment(message.replaceAll(/<\/?\d+\/?>/g, ''))].map(({ segment }) => segment.trim());

/** Sentences with more than two numbers. A placeholder does not count as a number, since its value is not known here. */
export const crowded = (message: string): string[] =>
  sentencesOf(message).filter((sentence) => (sentence.replaceAll(NAMES, '').match(NUMBER)?.length ?? 0) > 2);

/** Sentences in which symbols in a row stand for words. */
export const orphaned = (message: string): string[] =>
  sentencesOf(message).filter((sentence) => ORPHANS.test(sentence));
