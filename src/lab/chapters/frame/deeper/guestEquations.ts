// The equations that guests add to those of a chapter.
import { EQUATIONS } from '../../../../guests/faces/equations';
import type { ChapterId } from '../names';
import type { DeeperContent, GuestEquations } from './Deeper';

const guests: readonly GuestEquations[] = Object.values(EQUATIONS);

export function guestEquations(chapter: ChapterId): Pick<DeeperContent, 'equations' | 'tests'> {
  const brought = guests.flatMap(({ [chapter]: deeper }) => deeper ?? []);
  return {
    equations: brought.flatMap(({ equations }) => equations),
    tests: brought.flatMap(({ tests }) => tests),
  };
}
