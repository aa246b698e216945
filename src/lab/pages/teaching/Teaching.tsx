// The page for teachers. Its text stands in src/content.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import TEXT from '../../../content/en/pages/teaching.mdx';
import { LECTURE, lectureStep } from '../../chapters/allChapters';
import { figureNamed } from '../../chapters/figures';
import { lectureAddress } from '../../chapters/frame/lectureStep';
import { chapterAt } from '../../chapters/frame/names';
import { sidePageLink } from '../../chapters/frame/sidePageLink';
import { PLANS, type SpeakerPlan } from '../../lecture/plans';
import { SymbolText } from '../../notation/SymbolText';
import { linkOf } from '../../state/useScenario';
import { contentDrawer, type Places } from '../../ui/content';
import { DataTable } from '../../ui/DataTable';
import type { SidePageProps } from '../sidePageProps';
import { sidePageAddress } from '../sidePages';
import { Handout } from './handout/Handout';
import styles from './Teaching.module.css';

const PlanTable = ({ plan }: { plan: SpeakerPlan }) => (
  <DataTable
    className={styles.plan}
    caption={plan.title}
    columns={[t`Minutes`, t`Step`]}
    rows={plan.steps.flatMap(({ step: id, minutes, pause }) => {
      const step = lectureStep(id);
      if (!step) return [];
      const row = [
        minutes,
        <a key="step" href={lectureAddress(step, plan.id)}>
          <SymbolText>{step.title}</SymbolText>
        </a>,
      ];
      return pause ? [row, [pause.minutes, pause.words]] : [row];
    })}
  />
);

const draw = contentDrawer({
  Plans: () => (
    <div className={styles.plans}>
      {PLANS.map((plan) => (
        <PlanTable key={plan.id} plan={plan} />
      ))}
    </div>
  ),
  Lecture: ({ children }: { children: ReactNode }) => <a href={lectureAddress(LECTURE[0])}>{children}</a>,
  Beliefs: ({ children }: { children: ReactNode }) => <dl className={styles.beliefs}>{children}</dl>,
});

export function Teaching({ scenario }: SidePageProps) {
  const article = linkOf(scenario);
  const questions = sidePageAddress('questions', scenario);
  const places: Places = {
    SidePage: sidePageLink(scenario),
    Chapter: ({ id }) => {
      const number = chapterAt(String(id))?.number;
      return (
        <a href={`${article}#${id}`}>
          <Trans>Chapter {number}</Trans>
        </a>
      );
    },
    // `id` is that of the common question which answers the belief with numbers
    Belief: ({ id, belief: thought }, instead) => {
      const belief = String(thought);
      return (
        <div>
          <dt>{t`“${belief}”`}</dt>
          <dd>
            {instead} <a href={`${questions}#${id}`}>{t`With numbers`}</a>
          </dd>
        </div>
      );
    },
    Handout: () => <Handout scenario={scenario} figureNamed={figureNamed} />,
  };
  return <div className={styles.teaching}>{draw(TEXT, places)}</div>;
}
