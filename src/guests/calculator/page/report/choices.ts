// What somebody has chosen of a report. A change of the run takes the report away for a moment, and these stay.
import { LANGUAGE } from '../../../../base/language/i18n';
import type { Language } from '../../../../base/language/languages';

export interface ReportChoices {
  isOpen: boolean;
  language: Language;
  /** Values among which an attacker guesses, besides 2 and 10. */
  count: number;
}

export const FIRST_CHOICES: ReportChoices = { isOpen: false, language: LANGUAGE, count: 100 };
