// Px that are left for each picture on a slide. None on a page, which may be as long as it likes.
import { createContext } from 'react';

export const SpareHeight = createContext(0);
