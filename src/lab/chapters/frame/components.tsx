// The components that the texts of every chapter may name, whatever the page's state is.
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { NOTATION } from '../../notation/inTexts';
import { Unfold } from '../../ui/Unfold';
import styles from './ChapterFrame.module.css';
import { StepLink } from './StepLink';
import type { Step } from './step';

type Paragraph = ReactElement<{ className: string }>;

/** The one paragraph that it holds, of a class. */
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
  /** Loaded when it is opened. */
  Unfold: (props: FoldedProps) => <Unfold className="in-text" {...props} />,
  /** A fold whose words are there from the start, also on paper. */
  Details: ({ summary, children }: FoldedProps) => (
    <details className="figure-words">
      <summary>{summary}</summary>
      {children}
    </details>
  ),
} as const;

/** `<Step name="aboveTwice">`: a link to a step of the chapter, by its name among them. */
export const stepsNamed =
  (steps: Readonly<Record<string, Step>>) =>
  ({ name, children }: { name: string; children: ReactNode }) => {
    const step = steps[name];
    if (step === undefined) throw new Error(`The chapter has no step ${name}.`);
    return <StepLink step={step}>{children}</StepLink>;
  };
