// Questions that are asked again and again, each answered with a number of the scenario.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { knownValues } from '../../state/knownValues';
import { linkOf } from '../../state/useScenario';
import type { SidePageProps } from '../sidePageProps';
import { BelowTheBound, GoodEpsilon, LastModel, ProofAnswer } from './answers/attacks';
import { Broken, COrTwoC, Twice, TwoLibraries } from './answers/bounds';
import { FixedBatches, OtherSettings, Report, WhichDelta } from './answers/practice';
import type { AnswerProps } from './LiveValue';
import styles from './Questions.module.css';

/** By the id that follows # in a link; never rename one. */
export const PAGE_QUESTIONS: readonly { id: string; question: string; Answer: ComponentType<AnswerProps> }[] =
  [
    { id: 'broken', question: t`Is add/remove broken?`, Answer: Broken },
    { id: 'twice', question: t`Is the substitute ε simply twice the add/remove ε?`, Answer: Twice },
    { id: 'c-or-2c', question: t`Is the noise measured in C or in 2C?`, Answer: COrTwoC },
    { id: 'good', question: t`What is a good ε?`, Answer: GoodEpsilon },
    { id: 'which-delta', question: t`Which δ should I take?`, Answer: WhichDelta },
    { id: 'below', question: t`Why is the audit below the bound?`, Answer: BelowTheBound },
    { id: 'proof', question: t`Does an audit prove that a training run is private?`, Answer: ProofAnswer },
    { id: 'two-libraries', question: t`Why do two libraries disagree?`, Answer: TwoLibraries },
    { id: 'last-model', question: t`I publish only the last model. Is my ε smaller?`, Answer: LastModel },
    {
      id: 'fixed-batches',
      question: t`My batches are shuffled, or all of one size. Do these numbers hold?`,
      Answer: FixedBatches,
    },
    {
      id: 'other-settings',
      question: t`Do the learning rate, Adam, LoRA or the size of the model change ε?`,
      Answer: OtherSettings,
    },
    { id: 'report', question: t`What do I write into my report?`, Answer: Report },
  ];

export function Questions({ scenario, snapshot }: SidePageProps) {
  const known = knownValues(snapshot);
  const article = linkOf(scenario);
  return (
    <>
      <p>
        <Trans>
          All numbers belong to one training run, the one of <a href={article}>the page you came from</a>, and
          follow its settings in the address.
        </Trans>
      </p>
      <ol className={styles.list}>
        {PAGE_QUESTIONS.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ol>
      {PAGE_QUESTIONS.map(({ id, question, Answer }) => (
        <section key={id} id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
          <h2 id={`${id}-question`}>{question}</h2>
          <Answer scenario={scenario} snapshot={snapshot} known={known} article={article} />
        </section>
      ))}
    </>
  );
}
