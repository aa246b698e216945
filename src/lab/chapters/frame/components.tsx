// The components that the text of any chapter may use, and that do not depend on the page's state.
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { NOTATION } from '../../notation/inTexts';
import { Unfold } from '../../ui/Unfold';
import styles from './ChapterFrame.module.css';
import { StepLink } from './StepLink';
import type { Step } from './step';

type Paragraph = ReactElement<{ className: string }>;

/** A component that gives a CSS class to the one paragraph in it. */
const classed =
  (className: string) =>
  ({ children }: { children: Paragraph }) =>
    cloneElement(children, { className });

interface FoldedProps {
  summary: string;
  children: ReactNode;
}

export const CHAPTER_COMPONENTS = {
  ...NOTATION,
  Story: classed(styles.story ?? ''),
  Try: classed('try'),
  /** Words on what a hand can do with a figure, which paper leaves out. */
  OnScreen: ({ children }: { children: ReactNode }) => <span className="only-on-screen">{children}</span>,
  /** A fold whose content is loaded when it is opened. */
  Unfold: (props: FoldedProps) => <Unfold className="in-text" {...props} />,
  /** A fold whose words are there from the start, also on paper. */
  Details: ({ summary, children }: FoldedProps) => (
    <details className="figure-words">
      <summary>{summary}</summary>
      {children}
    </details>
  ),
} as const;

/** The component behind `<Step name="aboveTwice">`: a link to one of these steps, by its name. */
export const stepsNamed =
  (steps: Readonly<Record<string, Step>>) =>
  ({ name, children }: { name: string; children: ReactNode }) => {
    const step = steps[name];
    if (step === undefined) throw new Error(`The chapter has no step ${name}.`);
    return <StepLink step={step}>{children}</StepLink>;
  };
