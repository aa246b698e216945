// Places of chapters that guests (src/guests) add, and that an address may name.
import type { ChapterId } from './names';

export interface GuestPlaces {
  /** Ids of elements, by the chapter in which they stand. */
  inside: Readonly<Partial<Record<ChapterId, readonly string[]>>>;
  /** Earlier ids that old links may have, with the present id of each. */
  renamed?: Readonly<Record<string, string>>;
}
