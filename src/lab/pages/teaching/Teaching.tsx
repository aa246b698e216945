// For whoever teaches with the page.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LECTURE, lectureStep } from '../../chapters/allChapters';
import { figureNamed } from '../../chapters/figures';
import { lectureAddress } from '../../chapters/frame/lectureStep';
import { chapterAt } from '../../chapters/frame/names';
import { PLANS, type SpeakerPlan } from '../../lecture/plans';
import { SymbolText } from '../../notation/SymbolText';
import { linkOf } from '../../state/useScenario';
import { DataTable } from '../../ui/DataTable';
import type { SidePageProps } from '../sidePageProps';
import { sidePageAddress } from '../sidePages';
import { GOALS, MISCONCEPTIONS, PREREQUISITES } from './course';
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

export function Teaching({ scenario }: SidePageProps) {
  const article = linkOf(scenario);
  return (
    <div className={styles.teaching}>
      <p>
        <Trans>
          The page is a lecture, an exercise and a figure for your own slides. It needs a browser and nothing
          else, and sends nothing anywhere.
        </Trans>
      </p>
      <h2>{t`What it takes`}</h2>
      <ul>
        {PREREQUISITES.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <h2>{t`What students can do afterwards`}</h2>
      <ol>
        {GOALS.map(({ goal, chapter }) => {
          const number = chapterAt(chapter)?.number;
          return (
            <li key={chapter}>
              {goal}{' '}
              <a href={`${article}#${chapter}`}>
                <Trans>Chapter {number}</Trans>
              </a>
            </li>
          );
        })}
      </ol>
      <h2>{t`Plans`}</h2>
      <p>
        <Trans>
          Step through <a href={lectureAddress(LECTURE[0])}>the lecture</a> with the arrow keys or a presenter
          remote. Each step of a plan is a link that keeps to the plan, in both windows. “Speaker’s view” at
          its top opens a second window for you. It shows what to say and to ask, the next step, and your time
          against the plan. At a vote, the first press reveals the answer and the second moves on. The key ?
          lists all keys.
        </Trans>
      </p>
      <div className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanTable key={plan.id} plan={plan} />
        ))}
      </div>
      <h2>{t`What students get wrong`}</h2>
      <dl className={styles.beliefs}>
        {MISCONCEPTIONS.map(({ belief, instead, question }) => (
          <div key={question}>
            <dt>{t`“${belief}”`}</dt>
            <dd>
              {instead}{' '}
              <a href={`${sidePageAddress('questions', scenario)}#${question}`}>{t`With numbers`}</a>
            </dd>
          </div>
        ))}
      </dl>
      <h2>{t`In your own pages, and without a network`}</h2>
      <p>
        <Trans>
          The figures can stand in a course page, or in a learning platform that allows frames.{' '}
          <a href={sidePageAddress('gallery', scenario)}>Figures to embed</a> has the code of each. A link
          restores the settings with their seeds, so everyone in the room starts from the same place.
        </Trans>
      </p>
      <p>
        <Trans>
          A browser that has opened the page once keeps a copy of all of it, and can open it without a
          network. For a room without any network, serve the folder <code>dist</code> that{' '}
          <code>npm run build</code> makes, with any web server.
        </Trans>
      </p>
      <Handout scenario={scenario} figureNamed={figureNamed} />
    </div>
  );
}
