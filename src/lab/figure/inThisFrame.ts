// A move of the pointer comes right before the frame that is to show it. React would draw what follows from it in a
// task of its own, after that frame: one frame late.
import { flushSync } from 'react-dom';

export const inThisFrame = (act: () => void): void => flushSync(act);
