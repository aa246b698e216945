// The page: the stage, and beside it the text of one chapter, or the game and the links of the start where no chapter is open. Where the
// address says so, the lecture or a page beside the article stands in place of all this.
import { t } from '@lingui/core/macro';
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ScenarioProblem } from '../../scenario';
import { changeScenario, formatLink } from '../../scenario';
import { type Contents, useContents, withContents } from '../chapters/contents';
import type { Chapter as ChapterToOpen, StagedFigure } from '../chapters/frame/chapter';
import type { ChapterId } from '../chapters/frame/names';
import { reveal, useRevealed } from '../chapters/frame/predictions/revealed';
import { StepReplace } from '../chapters/frame/StepLink';
import type { Step } from '../chapters/frame/step';
import { LAB } from '../chapters/liveFigure';
import { type ArticlePlace, articlePlace } from '../chapters/place';
import { Failures } from '../live/Failures';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { lightSymbols } from '../notation/light';
import { Stage } from '../stage/Stage';
import { useUndo } from '../stage/useUndo';
import { putAddress, readAddress, useViewPart } from '../state/address';
import { hashOfAddress } from '../state/hash';
import { scenarioOf, useAsked, useFailedSnapshot, useSnapshotWithCurves } from '../state/results';
import { useScenarioNow } from '../state/scenarioNow';
import { goToHash, useHash } from '../state/useHash';
import { PAGE, type ScenarioState } from '../state/useScenario';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import { useWide } from '../ui/window/useWindow';
import styles from './App.module.css';
import { Colophon } from './Colophon';
import { Masthead } from './Masthead';
import { StartGame } from './StartGame';
import { StartText } from './StartText';
import { useArrival } from './useArrival';

const OpenChapter = later(() => withContents(import('../chapters/OpenChapter')), 'OpenChapter');
const LecturePage = later(() => import('../lecture/LecturePage'), 'LecturePage');
const SpeakerPage = later(() => import('../lecture/speaker/SpeakerPage'), 'SpeakerPage');
const SidePage = later(() => import('../pages/SidePage'), 'SidePage');
const ScrollPage = later(() => import('./ScrollPage'), 'ScrollPage');

const LIVE: StagedFigure = { name: 'lab', figure: LAB };

interface OnStage {
  figures: readonly StagedFigure[];
  /** Name of the figure that is shown first at this place of the article; null while the chapters' code is loading. */
  first: string | null;
  step: Step | null;
  /** Figures that show the answer to the chapter's first question. */
  covers: readonly string[];
  /** Whether a figure with controls of its own stands in the text, because the stage has no room for it. */
  gives: boolean;
}

/** @param wanted the figure that the address names, which is shown first if it is one of the chapter's stage */
function onStage(
  { chapter, step }: ArticlePlace,
  wanted: string | null,
  contents: Contents,
  wide: boolean,
): OnStage {
  const alone = { figures: [LIVE], step: null, covers: [], gives: false };
  if (chapter === null || contents === 'failed') return { ...alone, first: LIVE.name };
  if (contents === 'coming') return { ...alone, first: null };
  const { chapters, figureNamed } = contents;
  const open = chapters.find(({ id }) => id === chapter);
  if (open === undefined) return { ...alone, first: LIVE.name };
  const asked = Object.values(open.steps).find(({ id }) => id === step) ?? null;
  const stands = open.stage.filter((name) => wide || name === wanted || figureNamed(name).wide !== true);
  const first = asked?.figure ?? stands[0] ?? LIVE.name;
  const names = new Set([...stands, first].filter((name) => name !== LIVE.name));
  const figures = [...names].map((name) => ({ name, figure: figureNamed(name), ...openingOf(open, name) }));
  const gives = open.stage.some((name) => !names.has(name) && figureNamed(name).ownControls === true);
  return { figures: [LIVE, ...figures], first, step: asked, covers: open.covers, gives };
}

function openingOf({ opens }: ChapterToOpen, name: string): Pick<StagedFigure, 'opens'> {
  const settings = opens?.[name];
  return settings === undefined ? {} : { opens: settings };
}

export function Page({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const lecture = useViewPart('lecture');
  const plan = useViewPart('plan');
  const page = useViewPart('page');
  if (lecture === null && page === null) return <App linkProblems={linkProblems} />;
  return (
    <Suspense fallback={null}>
      {page === 'speaker' && <SpeakerPage first={lecture} firstPlan={plan} />}
      {page === 'all' && <ScrollPage linkProblems={linkProblems} />}
      {page === null && <LecturePage linkProblems={linkProblems} />}
      {page !== null && page !== 'speaker' && page !== 'all' && (
        <>
          <Masthead chapter={null} page={page} replace={PAGE.replace} />
          <SidePage name={page} linkProblems={linkProblems} />
        </>
      )}
    </Suspense>
  );
}

function App({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { replace, jump, undo } = useUndo(PAGE);
  const visit = useHash();
  const place = articlePlace(visit.hash);
  const chosen = useViewPart('figure');
  const { figures, first, step, covers, gives } = onStage(place, chosen, useContents(), useWide());
  const covered = useCovered(place, covers);
  const [problems, setProblems] = useState(linkProblems);
  useEffect(() => lightSymbols(document), []);
  useFollowedLinks();
  useArrival(visit, place);
  useStepAlone(place.step, step);

  return (
    <div id="top">
      <Asked />
      <Masthead chapter={place.chapter} replace={replace} />
      <main className={styles.page} id="main" tabIndex={-1}>
        <div className={styles.notices}>
          <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
          <NewestFailures />
        </div>
        {place.chapter === null && <StartGame />}
        <Stage
          figures={figures}
          first={first}
          chosen={chosen}
          onChoice={chooseFigure}
          chapter={place.chapter}
          covered={covered}
          gives={gives}
          change={PAGE.change}
          replace={replace}
          jump={jump}
          onUndo={undo}
          onProblems={setProblems}
        />
        <div className={styles.text} data-testid="text">
          <StepReplace value={replace}>
            <Text chapter={place.chapter} replace={replace} />
          </StepReplace>
        </div>
      </main>
    </div>
  );
}

const NONE: readonly string[] = [];

/**
 * The figures that stay covered until the reader has answered the chapter's first question. There are none once the reader has
 * guessed or skipped, nor for a reader who comes to a step or to another place within the chapter.
 */
function useCovered({ chapter, step, anchor }: ArticlePlace, covers: readonly string[]): readonly string[] {
  const revealed = useRevealed();
  const within = step !== null || anchor !== null;
  useEffect(() => {
    if (chapter !== null && within) reveal(chapter);
  }, [chapter, within]);
  return chapter === null || within || revealed.has(chapter) ? NONE : covers;
}

/** Puts the chosen figure into the address. The figure that a place opens with anyway is null and needs no name there. */
const chooseFigure = (figure: string | null): void => putAddress({ view: { ...readAddress().view, figure } });

/** Applies the settings of a step that the page's first address named without settings of its own, once the chapters' code has come. */
function useStepAlone(named: string | null, step: Step | null): void {
  /** The step to apply, or null where there is none; undefined before the page's first address is known. */
  const alone = useRef<string | null>(undefined);
  useEffect(() => {
    if (alone.current === undefined) alone.current = formatLink(PAGE.newest()) === '' ? named : null;
    if (step === null || step.id !== alone.current) return;
    alone.current = null;
    // a reader who has changed something in the meantime keeps it
    PAGE.replace((newest) => (formatLink(newest) === '' ? changeScenario(newest, step.scenario) : newest));
  }, [named, step]);
}

/** Follows links within the page without leaving it. */
function useFollowedLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link === null) return;
      event.preventDefault();
      // this skip link leads to no place of a chapter, so the open chapter stays
      if (link.hash === '#main') return document.getElementById('main')?.focus();
      const hash = hashOfAddress(link.hash);
      goToHash(hash === 'top' ? '' : hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function NewestFailures() {
  const snapshot = useFailedSnapshot();
  return snapshot && <Failures snapshot={snapshot} />;
}

/** Asks for the results of the scenario. It is a component of its own, so that a move of a control renders nothing more of the page. */
function Asked() {
  useAsked(useScenarioNow());
  return null;
}

interface TextProps extends Pick<ScenarioState, 'replace'> {
  chapter: ArticlePlace['chapter'];
}

const Text = memo(function Text({ chapter, replace }: TextProps) {
  return (
    <>
      {chapter === null ? (
        <StartText replace={replace} />
      ) : (
        <Late key={chapter} what={t`The chapter`} wait={t`Loading the chapter.`}>
          <Chapter chapter={chapter} replace={replace} />
        </Late>
      )}
      <Colophon />
    </>
  );
});

/** The open chapter, drawn when nothing more urgent is waiting. A newer move interrupts it. */
function Chapter({ chapter, replace }: { chapter: ChapterId } & Pick<ScenarioState, 'replace'>) {
  const snapshot = useDeferredValue(useSnapshotWithCurves());
  const parts = { snapshot, scenario: scenarioOf(snapshot), replace };
  return <OpenChapter chapter={chapter} change={PAGE.change} {...parts} />;
}
