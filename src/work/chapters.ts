// What the chapters ask, of two workers where there are two, so that a threshold being dragged never waits for a
// map or a composition. Results live in the stores returned here. Loaded with the chapters.

import { tabled } from './client/asks';
import type { Team } from './team';

export function queriesOver(team: Pick<Team, 'hand' | 'slow'>) {
  const quick = tabled(team.hand, 'chapters').latest;
  const slow = tabled(team.slow, 'chapters').latest;
  return {
    profile: slow('profile'),
    tradeoff: slow('tradeoff'),
    guess: quick('guess'),
    map: slow('map'),
    sample: quick('sample'),
    /** For draws that a reader guesses at. */
    guessedSample: quick('sample'),
    /** For the bound on these guesses. */
    fairGuess: quick('guess'),
    /** For what these guesses could be under either guarantee. */
    evenOdds: quick('evenOdds'),
    threshold: quick('threshold'),
    /** The attack's own two rates, for another figure. */
    auditPoint: quick('threshold'),
    // these start when the reader says so
    choice: slow('choice'),
    stopping: slow('stopping'),
  };
}
