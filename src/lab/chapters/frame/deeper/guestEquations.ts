// The equations that guests (src/guests) add to those of a chapter.
import { Children } from 'react';
import { EQUATIONS } from '../../../../guests/faces/equations';
import type { ChapterId } from '../names';
import type { DeeperContent, GuestEquations } from './Deeper';

const guests: readonly GuestEquations[] = Object.values(EQUATIONS);

/** The equations of all guests for a chapter. */
export function guestEquations(chapter: ChapterId): Required<DeeperContent> {
  const brought = guests.flatMap(({ [chapter]: deeper }) => deeper ?? []);
  const sources = brought.flatMap(({ source }) => source ?? []);
  return {
    equations: brought.flatMap(({ equations }) => equations),
    source: sources.length === 0 ? null : Children.toArray(sources),
    tests: brought.flatMap(({ tests }) => tests),
  };
}
