// Px that are left for each picture on a slide; below 0 where a slide lacks them. None on a page, which may be as
// long as it likes.
import { createContext } from 'react';

export const SpareHeight = createContext(0);
