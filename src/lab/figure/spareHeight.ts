// The height in px that a slide has left for each of its pictures; negative if the slide is too short. It is 0 on the page, which may have
// any length.
import { createContext } from 'react';

export const SpareHeight = createContext(0);
