// The text of a finished game that is shared. Pure.
import { t } from '@lingui/core/macro';
import { mostText } from './allowed';
import type { GameToShow } from './GuessBars';

/** Words on the game's result and on what the printed ε would allow, which is left out if it is not known. */
export function gameText({ tally: { reader }, rounds, allowed: { addRemove }, printed }: GameToShow): string {
  const own = t`I guessed Ana’s diagnosis right in ${reader} of ${rounds} rounds at Adjacency Lab.`;
  if (addRemove === null || printed === null) return own;
  const most = mostText(addRemove, rounds);
  const epsilon = printed.addRemove;
  return `${own} ${t`If the printed ε of ${epsilon} covered her diagnosis, nobody could average more than ${most}.`}`;
}
