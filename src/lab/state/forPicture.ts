// Whether a figure is being drawn for a picture with a size of its own. The figure then has its usual height, however little the window, or
// what is unfolded below, has left for it.
import { sharedValue } from './sharedValue';

const { change, use } = sharedValue(false);

/** Has to be called with true before a figure is drawn anew for a picture, and with false once it has been read. */
export const drawForPicture = (now: boolean): void => change(() => now);

export const useForPicture = use;
