// What guests say at a place of a chapter's text.
import { CHAPTER_TEXTS } from '../../../guests/faces/chapterTexts';
import type { ChapterText, GuestTextProps, TextPlace } from './guestTexts';

const TEXTS = Object.entries<ChapterText>(CHAPTER_TEXTS);

export const GuestText = ({ place, ...props }: GuestTextProps & { place: TextPlace }) =>
  TEXTS.map(([guest, { [place]: Text }]) => Text && <Text key={guest} {...props} />);
