// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { CHAPTER_FORMS as calculator } from '../calculator/page/chapterForms';

export const CHAPTER_FORMS = {
  calculator,
} as const;
