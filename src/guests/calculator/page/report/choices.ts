// The reader's choices for a report. They are kept outside of the report, which is removed for a moment when the run changes.
import { LANGUAGE } from '../../../../base/language/i18n';
import type { Language } from '../../../../base/language/languages';

export interface ReportChoices {
  isOpen: boolean;
  language: Language;
  /** The number of values among which an attacker guesses, besides 2 and 10; whole, from 2 on. */
  count: number;
}

export const FIRST_CHOICES: ReportChoices = { isOpen: false, language: LANGUAGE, count: 100 };
