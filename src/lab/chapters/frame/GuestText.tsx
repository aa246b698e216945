// The texts that guests (src/guests) add at a place of a chapter's text.
import { CHAPTER_TEXTS } from '../../../guests/faces/chapterTexts';
import type { Places } from '../../ui/content';
import { type ChapterText, type GuestTextProps, TEXT_PLACES } from './guestTexts';

const TEXTS = Object.entries<ChapterText>(CHAPTER_TEXTS);

/**
 * The component behind `<Guests place="afterAttack" />` in a chapter's text.
 * @throws Error for an unknown place.
 */
export const guestsAt =
  (props: GuestTextProps): Places[string] =>
  ({ place }) => {
    const known = TEXT_PLACES.find((name) => name === place);
    if (known === undefined) throw new Error(`Guests have no place ${place}.`);
    return TEXTS.map(([guest, { [known]: Text }]) => Text && <Text key={guest} {...props} />);
  };
