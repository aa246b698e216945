// The stage: the sentence with its three numbers, the figure, the controls, the state of the attack and the buttons to share. Beside a
// chapter the sentence becomes a strip of three numbers, and the last two parts stand behind an icon. The stage stays in the window
// while a reader scrolls through the text. On a phone the three numbers, the figure and one slider stay.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeScenario, hasAddRemove, type ScenarioProblem, sameScenario } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import type { LoneFigureProps, PlacedFigure, StagedFigure } from '../chapters/frame/chapter';
import type { ChapterId } from '../chapters/frame/names';
import { reveal } from '../chapters/frame/predictions/revealed';
import { ControlRow } from '../controls/ControlRow';
import { LoneFigure } from '../embed/LoneFigure';
import { BelowPlace } from '../figure/below';
import { useHeld } from '../figure/held';
import { SpareHeight } from '../figure/spareHeight';
import { type ClaimParts, claimParts } from '../live/claim/claimParts';
import { ClaimSentence } from '../live/claim/Sentence';
import { ThreeNumbers } from '../live/claim/ThreeNumbers';
import { SpokenChange } from '../live/figure/FigureWords';
import { StatusDot, StatusLine } from '../live/StatusLine';
import { Share } from '../live/share/Share';
import { Term } from '../notation/Term';
import { scenarioOf, useFirstCurvesDrawn, useSnapshotWhile, useSnapshotWithCurves } from '../state/results';
import { useScenarioNow } from '../state/scenarioNow';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/inputs/Choices';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import { sameData } from '../ui/sameData';
import { useWide } from '../ui/window/useWindow';
import { Cover } from './Cover';
import { changedWords } from './changedWords';
import styles from './Stage.module.css';
import { useRetry } from './useRetry';
import { useStageRoom } from './useStageRoom';
import { useToCome } from './useToCome';
import type { Jump } from './useUndo';

const Footnote = later(() => import('../live/claim/Footnote'), 'Footnote');

type Changes = Pick<ScenarioState, 'change' | 'replace'>;

interface StageProps extends Changes {
  /** Figures of the stage. There are tabs where it has more than one. */
  figures: readonly StagedFigure[];
  /** Name of the figure that is shown until another tab is chosen; null while the chapters' code is loading. */
  first: string | null;
  /** Name of the figure chosen here or by the link that was opened; null for the first. */
  chosen: string | null;
  /** Called with the chosen figure's name; null for the first again. */
  onChoice: (name: string | null) => void;
  /** The chapter that is open; null at the start. */
  chapter: ChapterId | null;
  /** The figures that give away the answer to the chapter's first question, which the reader is yet to guess. */
  covered: readonly string[];
  /** Whether the text has a figure with controls of its own, so that in a narrow window the stage scrolls away with the page. */
  gives: boolean;
  jump: Jump | null;
  onUndo: () => void;
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

export function Stage(props: StageProps) {
  const { figures, first, chosen, onChoice, chapter, covered, gives, jump, onUndo, onProblems, ...changes } =
    props;
  const name = figures.some((staged) => staged.name === chosen) ? chosen : first;
  const figure = figures.find((staged) => staged.name === name)?.figure ?? null;
  const wide = useWide();
  const [sight, toCome] = useToCome();
  /** Whether the line stands behind a button, since beside a chapter the figure takes its room. */
  const behind = wide && chapter !== null;
  const opened = useRef(new Set<string>());
  const choose = (next: string) => {
    onChoice(next === first ? null : next);
    const opens = figures.find((staged) => staged.name === next)?.opens;
    if (opens === undefined || opened.current.has(next)) return;
    // a tab's settings are applied once in a visit; afterwards the reader's own count
    opened.current.add(next);
    changes.replace((newest) => changeScenario(newest, opens), 'push');
  };
  return (
    <section
      className={`only-on-screen ${styles.stage}`}
      id="lab"
      // the sentence is the heading within, so a name of two words spares hearing it twice
      aria-label={t`The lab`}
      data-chapter={chapter ?? undefined}
      data-gives={gives ? '' : undefined}
      data-own-numbers={figure?.ownNumbers === true ? '' : undefined}
      data-apart={figure?.draws.length === 0 ? '' : undefined}
    >
      <div className={styles.top}>
        <p className={styles.ana}>
          <Trans>Everyone knows Ana is in the study. No one should learn her diagnosis.</Trans>
        </p>
        <Said jump={jump} onUndo={onUndo} />
        {behind && <LineButton />}
      </div>
      <NewestSentence />
      <Sight
        place={sight}
        figures={figures}
        name={name}
        figure={figure}
        covers={name !== null && covered.includes(name) ? chapter : null}
        beside={chapter !== null}
        onChoice={choose}
        {...changes}
      />
      {figure?.ownControls !== true && !gives && (
        <ControlRow
          early={toCome && !wide && chapter === null}
          drawn={figure?.draws ?? null}
          answering={figure?.anchor !== 'lab'}
          {...changes}
        />
      )}
      <Line behind={behind} replace={changes.replace} onProblems={onProblems} />
    </section>
  );
}

/** The words on what a link has changed. They disappear once the reader has changed something else. */
function Said({ jump, onUndo }: Pick<StageProps, 'jump' | 'onUndo'>) {
  const scenario = useScenarioNow();
  const said = jump && sameScenario(jump.after, scenario) ? changedWords(jump.before, jump.after) : null;
  const line = useRef<HTMLParagraphElement>(null);
  const undo = () => {
    // the button disappears with the words, so the line gets the focus
    line.current?.focus();
    onUndo();
  };
  return (
    <p ref={line} className={styles.said} data-testid="stage-said" role="status" tabIndex={-1}>
      {said !== null && (
        <>
          {said} <button type="button" className="text-button" onClick={undo}>{t`Undo`}</button>
        </>
      )}
    </p>
  );
}

const partsOf = (snapshot: ResultsSnapshot): ClaimParts => claimParts(snapshot, scenarioOf(snapshot));

/** The sentence of the newest result. It is drawn with each result, even while the rest of the page is busy. */
function NewestSentence() {
  return <SentenceOf parts={partsOf(useSnapshotWithCurves())} linked look={styles.sentence} />;
}

const SentenceOf = memo(ClaimSentence, sameData);

const wordFor = ({ name, figure: { tab, title } }: StagedFigure): string =>
  name === 'lab' ? t`The lab` : (tab ?? title);

interface SightProps
  extends Pick<StageProps, 'figures'>,
    Pick<StageFigureProps, 'name' | 'figure' | 'covers'>,
    Changes {
  place: (element: HTMLDivElement) => () => void;
  /** Whether a chapter is read beside the stage. */
  beside: boolean;
  onChoice: (name: string) => void;
}

/** The part of the stage that stays in a phone's window (numbers, tabs, figure), and what a figure puts below itself. */
function Sight(props: SightProps) {
  const { place, figures, name, figure, covers, beside, onChoice, ...changes } = props;
  const snapshot = useSnapshotWithCurves();
  const parts = { snapshot, scenario: scenarioOf(snapshot), ...changes };
  const [below, setBelow] = useState<Element | null>(null);
  const wide = useWide();
  return (
    <>
      <div ref={place} className={styles.sight} data-sight>
        <div className={styles.strip}>
          {/* A wide window shows the numbers at the start only in the sentence. */}
          {(!wide || beside || import.meta.env.SSR) && figure?.ownNumbers !== true && (
            <NumbersOf parts={partsOf(snapshot)} />
          )}
          {figures.length > 1 && name !== null && (
            <Choices
              className={styles.tabs ?? ''}
              testId="stage-tabs"
              legend={t`Choice of the figure`}
              hideLegend
              look="chips"
              choices={figures.map((staged) => ({ value: staged.name, label: wordFor(staged) }))}
              value={name}
              onChoice={onChoice}
            />
          )}
        </div>
        <BelowPlace value={below}>
          <StageFigure key={name} name={name} figure={figure} covers={covers} {...parts} />
        </BelowPlace>
      </div>
      {!wide && (
        <div
          ref={setBelow}
          className={styles.below}
          hidden={covers !== null}
          data-below={figures.length > 1 ? 'chapter' : 'lab'}
        />
      )}
    </>
  );
}

const NumbersOf = memo(ThreeNumbers, sameData);

const LINE = 'stage-line';

interface LineProps extends Pick<StageProps, 'replace' | 'onProblems'> {
  /** Whether the line is shown only when its button is pressed. */
  behind: boolean;
}

function Line({ behind, replace, onProblems }: LineProps) {
  return (
    <div
      key={String(behind)}
      id={LINE}
      popover={behind ? 'auto' : undefined}
      className={`${styles.line}${behind ? ` ${styles.behind}` : ''}`}
    >
      <Note />
      <Share replace={replace} onProblems={onProblems} />
      <div className={styles.status}>
        <NewestStatus />
      </div>
    </div>
  );
}

/** The button that opens the line. A dot on it shows whether the attack is running. */
function LineButton() {
  const words = t`Save or share, and what the attack is doing`;
  return (
    <button type="button" className={styles.opens} popoverTarget={LINE} aria-label={words} title={words}>
      <NewestDot />
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 10V1.5M4.8 4.5L8 1.5l3.2 3M3.5 7.5v6h9v-6" />
      </svg>
    </button>
  );
}

const NewestDot = () => <StatusDot snapshot={useSnapshotWithCurves()} />;

const NewestStatus = () => <StatusLine snapshot={useSnapshotWithCurves()} />;

/** The note under the figure. While it is folded and a control is held, it is not drawn anew. */
function Note() {
  const [open, setOpen] = useState(false);
  const held = useHeld();
  const parts = partsOf(useSnapshotWhile(open || !held));
  const drawn = useFirstCurvesDrawn();
  return (
    <details className={`unfolds ${styles.footnote}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`How sure are these numbers?`}</summary>
      {drawn && <NoteOf parts={parts} />}
    </details>
  );
}

const NoteOf = memo(function NoteOf({ parts }: { parts: ClaimParts }) {
  return (
    <div className={styles.note}>
      <Late what={t`The footnote`}>
        <Footnote parts={parts} linked />
        <p className={styles.question}>
          <Trans>
            In the live figure, each green point is an <Term name="audit">ε(Audit)</Term>, which the attack
            shows at the setting below it. The dashed line is what{' '}
            <Term name="group privacy">group privacy</Term> gives for substitute. Every ε there is at the same{' '}
            <Term name="δ" after=".">
              δ
            </Term>
          </Trans>
        </p>
        {hasAddRemove(parts.sampling) && (
          <p className={styles.question}>
            <Trans>
              The third number may exceed the first. The first bounds what an attacker learns about{' '}
              <em>whether</em> a record was there, while the other two are about telling two values of it
              apart. Which question an ε answers depends on which data sets count as neighbours. That choice
              is its{' '}
              <Term name="adjacency" after=".">
                adjacency
              </Term>{' '}
              <a href="#meaning">Chapter 6</a> shows which of the two says more about a secret, and when.
            </Trans>
          </p>
        )}
      </Late>
    </div>
  );
}, sameData);

interface StageFigureProps extends Omit<LoneFigureProps, 'trains'> {
  /** The name that links and steps use; null while it is not known yet. */
  name: string | null;
  figure: PlacedFigure | null;
  /** The chapter whose first question is to be guessed before the figure is seen; null where it may be seen. */
  covers: ChapterId | null;
}

/** A figure in the stage's box. Each figure needs a `key` of its own, since the component keeps measurements of the figure. */
function StageFigure({ name, figure, covers, ...parts }: StageFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const spare = useStageRoom(box, content);
  const retry = useRetry(content, covers !== null);
  const skip = (chapter: ChapterId) => {
    const within = box.current?.contains(document.activeElement);
    flushSync(() => reveal(chapter));
    // the button disappears with the cover, so the figure gets the focus
    if (within) content.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={box}
      className={styles.box}
      role="group"
      aria-label={t`Figure on the stage`}
      data-testid="stage"
      data-figure={name ?? undefined}
    >
      {covers !== null && (
        <>
          <Cover chapter={covers} retry={retry} onSkip={() => skip(covers)} />
          <SpokenChange snapshot={parts.snapshot} scenario={parts.scenario} />
        </>
      )}
      <div
        ref={content}
        className={styles.content}
        data-testid="stage-content"
        tabIndex={-1}
        inert={covers !== null}
      >
        {figure === null ? (
          <p className="figure-wait" data-testid="figure-wait">{t`Loading the figure.`}</p>
        ) : (
          <SpareHeight value={spare}>
            {figure.anchor === 'lab' ? (
              <figure.Draw {...parts} trains />
            ) : (
              <LoneFigure {...parts} figure={figure} trains />
            )}
          </SpareHeight>
        )}
      </div>
    </div>
  );
}
