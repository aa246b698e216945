// All steps of the lecture on paper, with their figures. The figures are drawn one after another, since each step has settings of its
// own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scenario } from '../../../../scenario';
import { LECTURE } from '../../../chapters/allChapters';
import type { PlacedFigure } from '../../../chapters/frame/chapter';
import { lectureAddress } from '../../../chapters/frame/lectureStep';
import type { Step } from '../../../chapters/frame/step';
import { ASK } from '../../../lecture/speaker/notes';
import { SymbolText } from '../../../notation/SymbolText';
import { useResultsStore } from '../../../state/results';
import styles from './Handout.module.css';
import { StepDrawing } from './StepDrawing';

function StillPicture({ name, nodes }: { name: string; nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div role="img" aria-label={name} className={styles.picture} inert ref={place} />;
}

type Pictures = Readonly<Record<string, readonly Node[]>>;

function usePictures(scenario: Scenario) {
  const store = useResultsStore();
  const [pictures, setPictures] = useState<Pictures>({});
  const [at, setAt] = useState<number | null>(null);
  const drawing = at !== null;
  useEffect(() => {
    if (!drawing) return;
    // audits run while figures are drawn, since these show them; afterwards the page has its own scenario again
    store.holdAudits(false);
    return () => {
      store.holdAudits(true);
      store.setScenario(scenario);
    };
  }, [store, drawing, scenario]);
  const take = (nodes: Node[]) => {
    if (at === null) return;
    setPictures((known) => ({ ...known, [LECTURE[at].id]: nodes }));
    setAt(at + 1 < LECTURE.length ? at + 1 : null);
  };
  return { pictures, at, take, start: () => setAt(0), stop: () => setAt(null) };
}

interface HandoutProps {
  scenario: Scenario;
  figureNamed: (name: string) => PlacedFigure;
}

export function Handout({ scenario, figureNamed }: HandoutProps) {
  /** The figure of a step; null for a step that asks a question instead. */
  const figureOf = ({ figure }: Step) => (figure === null ? null : figureNamed(figure));
  const { pictures, at, take, start, stop } = usePictures(scenario);
  const drawn = Object.keys(pictures).length;
  const number = (at ?? 0) + 1;
  return (
    <section aria-labelledby="handout" className={styles.handout}>
      <h2 id="handout">{t`Handout: all steps`}</h2>
      <div className={`only-on-screen ${styles.print}`}>
        <button type="button" className="run-button" onClick={at === null ? start : stop}>
          {at === null ? t`Draw the figures` : t`Stop`}
        </button>
        <button type="button" className="run-button" onClick={() => window.print()}>
          <Trans>Print this page</Trans>
        </button>
        <p role="status">
          {at !== null
            ? t`The page is drawing figure ${number} of ${LECTURE.length}.`
            : drawn === LECTURE.length
              ? t`All figures are drawn.`
              : t`Without its figures the handout is only text. Drawing them takes about a minute.`}
        </p>
      </div>
      {at !== null && (
        <StepDrawing key={at} step={LECTURE[at]} figure={figureOf(LECTURE[at])} onDrawn={take} />
      )}
      <ol>
        {LECTURE.map((step) => (
          <li key={step.id} className={styles.step}>
            <h3>
              <a href={lectureAddress(step)}>
                <SymbolText>{step.title}</SymbolText>
              </a>
            </h3>
            {ASK[step.id] && (
              <p>
                <b>
                  <SymbolText>{ASK[step.id]}</SymbolText>
                </b>
              </p>
            )}
            <p>
              <SymbolText>{step.see}</SymbolText>
            </p>
            {pictures[step.id]?.length === 0 && (
              <p>
                <em>{t`This figure appears on the screen when someone presses its button.`}</em>
              </p>
            )}
            {pictures[step.id]?.length > 0 && (
              <StillPicture name={figureOf(step)?.title ?? step.title} nodes={pictures[step.id]} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
