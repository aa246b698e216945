// Everything in one scroll (`?page=all`), for printing, and for a search in the page.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { ScenarioProblem } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import { CHAPTERS } from '../chapters/allChapters';
import { ARTICLES } from '../chapters/articles';
import { EMBEDDABLE } from '../chapters/figures';
import { LayoutContext } from '../chapters/frame/layout';
import { FieldControls } from '../controls/FieldControl';
import { MoreControls } from '../controls/MoreControls';
import { Presets } from '../controls/Presets';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { ClaimBlock } from '../live/claim/ClaimBlock';
import { claimParts } from '../live/claim/claimParts';
import { Failures } from '../live/Failures';
import { Figure } from '../live/figure/Figure';
import { PoissonNote } from '../live/PoissonNote';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { Readout } from '../live/readout/Readout';
import { StatusLine } from '../live/StatusLine';
import { Share } from '../live/share/Share';
import { lightSymbols } from '../notation/light';
import { Sym } from '../notation/Num';
import { Term } from '../notation/Term';
import { hashNow } from '../state/hash';
import { usePoissonOnly } from '../state/poissonOnly';
import { useAsked, useSnapshot } from '../state/results';
import { type ScenarioState, useScenario } from '../state/useScenario';
import { Button } from '../ui/Button';
import { printWhenDrawn } from '../ui/window/printWhenDrawn';
import { Colophon } from './Colophon';
import { Masthead } from './Masthead';
import styles from './ScrollPage.module.css';
import { arriveAt } from './useArrival';

function Chapters(given: ScenarioState & { snapshot: ResultsSnapshot }) {
  const parts = { ...given, ...usePoissonOnly(given) };
  const { snapshot, scenario } = parts;
  return (
    <LayoutContext value="scroll">
      <PoissonNote sampling={given.scenario.sampling} what="chapter" change={given.change} />
      {CHAPTERS.map((chapter, i) => {
        const Article = ARTICLES[chapter.id];
        return (
          <div key={chapter.id}>
            <Article {...parts} chapter={chapter} embeddable={EMBEDDABLE} />
            <CheckpointPlace chapter={chapter.id} number={i + 1} snapshot={snapshot} scenario={scenario} />
          </div>
        );
      })}
    </LayoutContext>
  );
}

export function ScrollPage({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { scenario, change, replace } = useScenario();
  useAsked(scenario);
  const snapshot = useSnapshot();
  const later = useDeferredValue(snapshot);
  const [problems, setProblems] = useState(linkProblems);
  useEffect(() => lightSymbols(document), []);
  useEffect(() => {
    // the element that the address names has been drawn by now
    const named = document.getElementById(hashNow());
    return named === null ? undefined : arriveAt(named);
  }, []);
  const drawn = later.scenario ?? scenario;
  return (
    <div id="top">
      <Masthead chapter={null} replace={replace} />
      <main className={styles.page} id="main" tabIndex={-1}>
        <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
        <p className={styles.ana}>
          <Trans>Everyone knows Ana is in the study. No one should learn her diagnosis.</Trans>
        </p>
        <PrintAll />
        <ClaimBlock parts={claimParts(snapshot, scenario)} look={{ claim: undefined, kinds: undefined }} />
        <Failures snapshot={snapshot} />
        <div className="lab" id="lab">
          <div className="lab-figure">
            <Figure snapshot={later} scenario={drawn} onMove={(value) => change({ [drawn.axis]: value })} />
            <Caption />
            <div className={`only-on-screen ${styles.line}`}>
              <StatusLine snapshot={later} />
              <Share replace={replace} onProblems={setProblems} />
            </div>
          </div>
          <Controls scenario={scenario} change={change} replace={replace} />
          <Readout snapshot={later} scenario={drawn} />
        </div>
        <Presets scenario={drawn} replace={replace} />
        <Chapters scenario={drawn} snapshot={later} change={change} replace={replace} />
        <Colophon />
      </main>
    </div>
  );
}

function PrintAll() {
  const [waiting, setWaiting] = useState(false);
  const print = async () => {
    setWaiting(true);
    await printWhenDrawn();
    setWaiting(false);
  };
  return (
    <div className={`only-on-screen needs-scripts wraps ${styles.print}`}>
      <Button look="small" disabled={waiting} onClick={() => void print()}>{t`Print all of it`}</Button>
      <p role="status">{waiting ? t`The page draws its figures first, which takes a few seconds.` : ''}</p>
    </div>
  );
}

const Caption = () => (
  <p className="caption">
    <Trans>
      For training of this kind, the add/remove and substitute lines are tight upper bounds.{' '}
      <Term name="Poisson sampling">Poisson sampling</Term> tosses fresh, independent coins at each step. Each
      record’s gradient is clipped to <Sym>C</Sym>. The noise has standard deviation <Sym>σ</Sym>
      <Sym>C</Sym> (relative to <Sym>C</Sym>, not 2<Sym>C</Sym>). An update is divided by the expected batch
      size, not by the realised one. All <Term name="iterate">iterates</Term> are released. The lines do not
      apply to shuffled or fixed-size batches.
    </Trans>
  </p>
);

/** Hints for the numbers that the stage has in its row of controls or behind a button. */
const HINTS = {
  noiseMultiplier: t`noise standard deviation, as a multiple of C`,
  steps: t`noisy updates in one training run, and ε grows with them`,
  clippingNorm: t`does not change ε, because the noise grows with C`,
} as const;

const Controls = memo(function Controls(state: ScenarioState) {
  const { scenario, change } = state;
  return (
    <section className="controls" aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">{t`Controls`}</h2>
      <FieldControls of={scenario} hints={HINTS} change={change} />
      <MoreControls {...state} />
    </section>
  );
});
