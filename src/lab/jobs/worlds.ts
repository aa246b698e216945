// Two worlds over the page's workers; loaded with their figure, not with the page.
import { createWorldsQueries, type WorldsQueries } from './store/worldsQueries';
import type { Team } from './team';

export type * from './messages/worldsMessages';
export type { WorldsQueries };

/** The two take turns at nothing: each has a worker, and what is not wanted any more gives way in milliseconds. */
export const worldsOver = ({ hand, slow }: Team): WorldsQueries =>
  createWorldsQueries({ original: hand, substituted: slow, model: hand });
