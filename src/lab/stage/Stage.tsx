// The stage: who it is about, the sentence with its three numbers, the figure, the controls, what the attack does and what can be
// taken along. It is in the window whatever is read beside it; a phone keeps the three numbers, the figure and one slider there.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, Suspense, useRef, useState } from 'react';
import type { StagedFigure } from '../chapters/frame/chapter';
import { ControlRow } from '../controls/ControlRow';
import { BelowPlace } from '../figure/below';
import type { ResultsSnapshot } from '../jobs';
import { AnotherQuestion } from '../live/AnotherQuestion';
import { Sentence } from '../live/Claim';
import { type ClaimParts, claimParts } from '../live/claimParts';
import { Share } from '../live/Share';
import { StatusLine } from '../live/StatusLine';
import { ThreeNumbers } from '../live/ThreeNumbers';
import { hasAddRemove, type Scenario, type ScenarioProblem } from '../scenario';
import { useSnapshotWithCurves } from '../state/results';
import type { ScenarioState } from '../state/useScenario';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { later } from '../ui/later';
import { sameData } from '../ui/sameData';
import { useWide } from '../ui/useWindow';
import styles from './Stage.module.css';
import { StageFigure } from './StageFigure';
import { StageTabs } from './StageTabs';

const Footnote = later(async () => (await import('../live/Footnote')).Footnote);

interface StageProps extends ScenarioState {
  /** One alone has no tabs. */
  figures: readonly StagedFigure[];
  /** The one that stands there until another tab is chosen; null while it is on its way. */
  first: string | null;
  /** Another one is another wish to see the first. */
  visit: object;
  /** What a link has changed, if one has. */
  said: string | null;
  onUndo: () => void;
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

export function Stage({ figures, first, visit, said, onUndo, onProblems, ...state }: StageProps) {
  const { scenario, replace } = state;
  return (
    <section className={styles.stage} id="lab" aria-labelledby="claim">
      <p className={styles.ana}>
        <Trans>Everyone knows Ana is in the study. No one should learn her diagnosis.</Trans>
      </p>
      <NewestSentence scenario={scenario} />
      <Sight figures={figures} first={first} visit={visit} {...state} />
      <ControlRow {...state} />
      <Said said={said} onUndo={onUndo} />
      <Line scenario={scenario} replace={replace} onProblems={onProblems} />
    </section>
  );
}

function Said({ said, onUndo }: Pick<StageProps, 'said' | 'onUndo'>) {
  const line = useRef<HTMLParagraphElement>(null);
  const undo = () => {
    // the button goes with what it has undone
    line.current?.focus();
    onUndo();
  };
  return (
    <p ref={line} className={styles.said} role="status" tabIndex={-1}>
      {said !== null && (
        <>
          {said}{' '}
          <button type="button" className="text-button" onClick={undo}>
            <Trans>Undo</Trans>
          </button>
        </>
      )}
    </p>
  );
}

/** Drawn with each result, even while the rest of the page is busy. */
function NewestSentence({ scenario }: { scenario: Scenario }) {
  const parts = claimParts(useSnapshotWithCurves(), scenario);
  return <SentenceOf parts={parts} />;
}

const SentenceOf = memo(function SentenceOf({ parts }: { parts: ClaimParts }) {
  return <Sentence parts={parts} linked look={styles.sentence} />;
}, sameData);

type SightProps = Pick<StageProps, 'figures' | 'first' | 'visit'> & ScenarioState;

/** What stays in a phone's window, the three numbers and the figure, and below it what is said and asked there. */
function Sight({ figures, first, visit, ...state }: SightProps) {
  const [chosen, choose] = useState({ visit, name: first });
  const snapshot = useSnapshotWithCurves();
  const name = chosen.visit === visit && chosen.name !== null ? chosen.name : first;
  const figure = figures.find((staged) => staged.name === name)?.figure ?? null;
  const [below, setBelow] = useState<Element | null>(null);
  const wide = useWide();
  return (
    <>
      <div className={styles.sight}>
        <NumbersOf parts={claimParts(snapshot, state.scenario)} />
        {figures.length > 1 && name !== null && (
          <StageTabs figures={figures} shown={name} onShow={(next) => choose({ visit, name: next })} />
        )}
        <BelowPlace value={below}>
          <StageFigure key={name} name={name} figure={figure} snapshot={snapshot} {...state} />
        </BelowPlace>
      </div>
      {!wide && (
        <div ref={setBelow} className={styles.below} data-below={figures.length > 1 ? 'chapter' : 'lab'} />
      )}
    </>
  );
}

const NumbersOf = memo(function NumbersOf({ parts }: { parts: ClaimParts }) {
  return <ThreeNumbers parts={parts} />;
}, sameData);

interface LineProps extends Pick<ScenarioState, 'scenario' | 'replace'> {
  onProblems: StageProps['onProblems'];
}

function Line({ scenario, replace, onProblems }: LineProps) {
  const snapshot: ResultsSnapshot = useSnapshotWithCurves();
  return (
    <div className={styles.line}>
      <details className={`unfolds ${styles.footnote}`}>
        <summary>
          <Trans>How sure are these numbers?</Trans>
        </summary>
        <NoteOf parts={claimParts(snapshot, scenario)} />
      </details>
      <Share replace={replace} onProblems={onProblems} />
      <div className={styles.status}>
        <StatusLine snapshot={snapshot} />
      </div>
    </div>
  );
}

const NoteOf = memo(function NoteOf({ parts }: { parts: ClaimParts }) {
  return (
    <div className={styles.note}>
      <ErrorBoundary what={t`The footnote`} remedy={t`Try again, or reload the page.`}>
        <Suspense fallback={null}>
          <Footnote parts={parts} linked />
          {hasAddRemove(parts.sampling) && <AnotherQuestion />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}, sameData);
