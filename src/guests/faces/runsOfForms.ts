// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { RUN_OF_FORM as calculator } from '../calculator/page/runOfForm';

export const RUNS_OF_FORMS = {
  calculator,
} as const;
