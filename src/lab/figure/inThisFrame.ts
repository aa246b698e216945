// Draws at once what `act` changes. A browser reports a move of the pointer right before the frame that should show it, but React would
// draw the change in a later task, one frame late.
import { flushSync } from 'react-dom';

export const inThisFrame = (act: () => void): void => flushSync(act);
