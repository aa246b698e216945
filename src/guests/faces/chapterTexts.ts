// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { CHAPTER_TEXT as calculator } from '../calculator/page/chapterText';
import { CHAPTER_TEXT as crowd } from '../crowd/page/chapterText';
import { CHAPTER_TEXT as ownAudit } from '../own-audit/page/chapterText';
import { CHAPTER_TEXT as twoWorlds } from '../two-worlds/page/chapterText';

export const CHAPTER_TEXTS = {
  calculator,
  'own-audit': ownAudit,
  'two-worlds': twoWorlds,
  crowd,
} as const;
