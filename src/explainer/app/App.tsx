// The page: the stage, which is always in sight, and beside it the text of one chapter, or the ways on where none is open. Which one is
// in the address (#chapter, #chapter/step).
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { ScenarioProblem } from '../../scenario';
import { changeScenario, formatLink } from '../../scenario';
import { figureNamed } from '../chapters/figures';
import type { Step } from '../chapters/frame/step';
import { type Place, placeOf } from '../chapters/place';
import { ROOMS } from '../chapters/rooms';
import { Failures } from '../live/Failures';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { lightSymbols } from '../notation/light';
import { Stage } from '../stage/Stage';
import { useUndo } from '../stage/useUndo';
import { useAsked, useSnapshot } from '../state/results';
import { ScenarioNow } from '../state/scenarioNow';
import { goTo, useHash } from '../state/useHash';
import { type ScenarioState, useScenario } from '../state/useScenario';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { later } from '../ui/later';
import { useWide } from '../ui/useWindow';
import styles from './App.module.css';
import { Colophon } from './Colophon';
import { Masthead } from './Masthead';
import { StartText } from './StartText';
import { useArrival } from './useArrival';

const OpenChapter = later(() => import('../chapters/OpenChapter').then((module) => module.OpenChapter));

const LAB = ['lab'] as const;

/** What the stage can show, and what it shows first. */
function figuresAt(
  { chapter, step }: Place,
  wide: boolean,
): {
  figures: readonly string[];
  first: string;
  step: Step | null;
} {
  const room = ROOMS.find(({ id }) => id === chapter);
  if (room === undefined) return { figures: LAB, first: 'lab', step: null };
  const asked = Object.values<Step>(room.steps).find(({ id }) => id === step) ?? null;
  const stands = room.stage.filter((name) => wide || figureNamed(name).wide !== true);
  const first = asked?.figure ?? stands[0] ?? 'lab';
  const figures = [...new Set(['lab', ...stands, first])];
  return { figures, first, step: asked };
}

export function App({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const page = useScenario();
  const { scenario, change } = page;
  const { replace, said, undo } = useUndo(page);
  useAsked(scenario);
  const visit = useHash();
  const place = placeOf(visit.hash);
  const { figures, first, step } = figuresAt(place, useWide());
  const [problems, setProblems] = useState(linkProblems);
  const dismiss = useCallback(() => setProblems([]), []);
  useEffect(() => lightSymbols(document), []);
  useFollowedLinks();
  useArrival(visit, place);
  useStepAlone(step, page);

  return (
    <ScenarioNow value={scenario}>
      <div id="top">
        <Masthead chapter={place.chapter} replace={replace} />
        <main className={styles.page} id="main" tabIndex={-1}>
          <div className={styles.notices}>
            <ProblemsBanner problems={problems} onDismiss={dismiss} />
            <NewestFailures />
          </div>
          <Stage
            figures={figures}
            first={first}
            visit={visit}
            scenario={scenario}
            change={change}
            replace={replace}
            said={said}
            onUndo={undo}
            onProblems={setProblems}
          />
          <div className={styles.text}>
            <Text chapter={place.chapter} change={change} replace={replace} />
          </div>
        </main>
      </div>
    </ScenarioNow>
  );
}

/** An address that names a step and no setting means the step as it is written. */
function useStepAlone(step: Step | null, { scenario, replace }: ScenarioState): void {
  const [alone] = useState(() => (formatLink(scenario) === '' ? step : null));
  useEffect(() => {
    if (alone !== null) replace((newest) => changeScenario(newest, alone.scenario));
  }, [alone, replace]);
}

/** Links to places on this page, wherever they stand, are followed without leaving it. */
function useFollowedLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link === null) return;
      event.preventDefault();
      // no place of the page: to skip there leaves the chapter open
      if (link.hash === '#main') return document.getElementById('main')?.focus();
      const hash = decodeURIComponent(link.hash.slice(1));
      goTo(hash === 'top' ? '' : hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function NewestFailures() {
  return <Failures snapshot={useSnapshot()} />;
}

interface TextProps extends Pick<ScenarioState, 'change' | 'replace'> {
  chapter: Place['chapter'];
}

/** Follows the results when nothing more urgent is to be drawn: a newer move interrupts it. */
const Text = memo(function Text({ chapter, change, replace }: TextProps) {
  const snapshot = useDeferredValue(useSnapshot());
  const { scenario } = snapshot;
  if (scenario === null) return null;
  const parts = { scenario, snapshot, replace };
  return (
    <>
      {chapter === null ? (
        <StartText {...parts} />
      ) : (
        <ErrorBoundary key={chapter} what={t`The chapter`} remedy={t`Try again, or reload the page.`}>
          <Suspense
            fallback={
              <p className="figure-wait">
                <Trans>Loading the chapter.</Trans>
              </p>
            }
          >
            <OpenChapter chapter={chapter} change={change} {...parts} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Colophon scenario={scenario} />
    </>
  );
});
