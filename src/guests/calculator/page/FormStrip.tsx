// The form's two ε in one line, which stays in sight while one scrolls through the form. Outcome.tsx states them in sentences.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormAnswer } from '../engine/form/asked';
import styles from './FormStrip.module.css';
import { EpsilonOf } from './outcome/EpsilonOf';
import type { Answer } from './outcome/useAnswer';

interface FormStripProps {
  asked: FormAnswer;
  answer: Answer;
}

/** Both ε of the run, the largest of all ways of drawing batches; null while there is none. */
function pairOf({ reply }: Answer) {
  const points = reply?.ways.flatMap((way) => way.points) ?? [];
  const of = (substitute: boolean) =>
    points
      .filter(({ adjacency }) => (adjacency === 'substitute') === substitute)
      .map(({ epsilon }) => epsilon)
      .toSorted((a, b) => b.upper - a.upper)[0] ?? null;
  return points.length === 0 ? null : { addRemove: of(false), substitute: of(true) };
}

/** The strip of both ε. It is hidden from screen readers, which get the same numbers from Outcome.tsx. */
export function FormStrip({ asked, answer }: FormStripProps) {
  const pair = pairOf(answer);
  const open = asked.open.length > 0 || asked.refusals.length > 0;
  return (
    <p className={`only-on-screen ${styles.strip}`} data-testid="form-strip" aria-hidden="true">
      <span className={styles.of}>
        <Trans>This run</Trans>
      </span>
      {open ? (
        <span className="soft">{t`no ε yet`}</span>
      ) : pair === null ? (
        <span className="soft">…</span>
      ) : (
        (['addRemove', 'substitute'] as const).map((id) => {
          const verified = pair[id];
          return (
            <span key={id} className={styles.number}>
              <span className="soft">
                {id === 'addRemove' ? (
                  <Trans context="short">add/remove</Trans>
                ) : (
                  <Trans context="short">substitute</Trans>
                )}
              </span>{' '}
              {verified === null ? <b>–</b> : <EpsilonOf id={id} verified={verified} />}
            </span>
          );
        })
      )}
    </p>
  );
}
