// The calculator in the text of chapter 7: the form, where the stage has no room for it, and links to it from a target ε.
import { t } from '@lingui/core/macro';
import type { ChapterForm } from '../../../lab/chapters/frame/chapterForms';
import { later } from '../../../lab/ui/later';
import { TargetLinks } from './TargetLinks';

const Calculator = later(() => import('./Calculator'), 'Calculator');

export const CHAPTER_FORMS: readonly ChapterForm[] = [
  {
    chapter: 'choose',
    id: 'calculator-title',
    title: t`I have a run`,
    staged: true,
    Form: (given) => <Calculator heading="h4" {...given} />,
  },
  { chapter: 'choose', id: 'target-title', title: t`From a target ε to a parameter`, Form: TargetLinks },
];
