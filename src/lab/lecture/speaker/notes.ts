// A speaker's notes for each step: the sentence to say, and the question to ask before the step is shown.
import {
  attributeOf,
  elementsNamed,
  heldBy,
  onlyParagraph,
  plainWords,
} from '../../../base/language/content';
import TEXT from '../../../content/en/lecture/notes.mdx';
import { GUEST_NOTES } from './guestNotes';

type ByStep = Readonly<Record<string, string>>;

/** The notes of one kind in the text, as pairs of a step's id and the words. */
const written = (name: 'Say' | 'Ask'): [string, string][] =>
  elementsNamed(TEXT, 'Note').flatMap((note) =>
    elementsNamed(heldBy(note), name).map((words): [string, string] => [
      attributeOf(note, 'id'),
      plainWords(onlyParagraph(heldBy(words))),
    ]),
  );

export const SAY: ByStep = Object.fromEntries([
  ...GUEST_NOTES.map(([step, { say }]) => [step, say]),
  ...written('Say'),
]);

/** Questions for the audience, to be asked before anything is dragged or pressed. */
export const ASK: ByStep = Object.fromEntries([
  ...GUEST_NOTES.flatMap(([step, { ask }]) => (ask ? [[step, ask]] : [])),
  ...written('Ask'),
]);
