// What an address may name of what guests bring to chapters.
import type { ChapterId } from './names';

export interface GuestPlaces {
  /** Ids of elements, by the chapter that they stand in. */
  inside: Readonly<Partial<Record<ChapterId, readonly string[]>>>;
  /** Ids of before, and what they are called now. */
  renamed?: Readonly<Record<string, string>>;
}
