// For whoever teaches with the page: what it is for and takes, two plans, what students get wrong, and how to take it along.
import { lectureAddress } from '../../chapters/frame/lectureStep';
import { chapterAt, LECTURE, lectureStep } from '../../chapters/rooms';
import { NOTES } from '../../lecture/speaker/notes';
import { PLANS, type Plan } from '../../lecture/speaker/plans';
import { SymbolText } from '../../notation/SymbolText';
import { linkOf } from '../../state/useScenario';
import type { SidePageProps } from '../sidePageProps';
import { sidePageAddress } from '../sidePages';
import { GOALS, MISCONCEPTIONS, PREREQUISITES } from './course';
import styles from './Teaching.module.css';

function PlanTable({ plan }: { plan: Plan }) {
  return (
    <table className={styles.plan}>
      <caption>{plan.title}</caption>
      <thead>
        <tr>
          <th scope="col">Minutes</th>
          <th scope="col">Step</th>
        </tr>
      </thead>
      <tbody>
        {plan.steps.map(({ step: id, minutes }) => {
          const step = lectureStep(id);
          return (
            step && (
              <tr key={id}>
                <td>{minutes}</td>
                <td>
                  <a href={lectureAddress(step)}>
                    <SymbolText>{step.title}</SymbolText>
                  </a>
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

const Handout = () => (
  <section aria-labelledby="handout" className={styles.handout}>
    <h2 id="handout">Handout: all steps</h2>
    <p className={styles.print}>
      <button type="button" className="run-button" onClick={() => window.print()}>
        Print this page
      </button>
    </p>
    <ol>
      {LECTURE.map((step) => (
        <li key={step.id}>
          <h3>
            <a href={lectureAddress(step)}>
              <SymbolText>{step.title}</SymbolText>
            </a>
          </h3>
          {NOTES[step.id]?.ask && (
            <p>
              <b>
                <SymbolText>{NOTES[step.id].ask ?? ''}</SymbolText>
              </b>
            </p>
          )}
          <p>
            <SymbolText>{step.see}</SymbolText>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

export function Teaching({ scenario }: SidePageProps) {
  const article = linkOf(scenario);
  return (
    <div className={styles.teaching}>
      <p>
        The page is a lecture, an exercise and a figure for your own slides. It needs a browser and nothing
        else, and sends nothing anywhere.
      </p>
      <h2>What it takes</h2>
      <ul>
        {PREREQUISITES.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <h2>What students can do afterwards</h2>
      <ol>
        {GOALS.map(({ goal, chapter }) => (
          <li key={chapter}>
            {goal} <a href={`${article}#${chapter}`}>Chapter {chapterAt(chapter)?.number}</a>
          </li>
        ))}
      </ol>
      <h2>Plans</h2>
      <p>
        <a href={lectureAddress(LECTURE[0])}>The lecture</a> is walked by arrow keys or a presenter’s remote.
        “Speaker’s view” in its head opens a second window for you, with what to say and to ask, the next
        step, and your time against one of these plans.
      </p>
      <div className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanTable key={plan.id} plan={plan} />
        ))}
      </div>
      <h2>What students get wrong</h2>
      <dl className={styles.beliefs}>
        {MISCONCEPTIONS.map(({ belief, instead, question }) => (
          <div key={question}>
            <dt>“{belief}”</dt>
            <dd>
              {instead} <a href={`${sidePageAddress('questions', scenario)}#${question}`}>With numbers</a>
            </dd>
          </div>
        ))}
      </dl>
      <h2>In your own pages, and without a network</h2>
      <p>
        The figures can stand in a course page, or in a learning platform that allows frames:{' '}
        <a href={`${article}#choose`}>chapter 7</a> writes the code, with the setting on the screen. A link
        restores a setting with its seeds, so that everybody in the room starts from the same place.
      </p>
      <p>
        A browser that has opened the page once keeps a copy of all of it and can open it without a network.
        For a room without any network serve the folder <code>dist</code> that <code>npm run build</code>{' '}
        makes, by any web server.
      </p>
      <Handout />
    </div>
  );
}
