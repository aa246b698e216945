// The page as a lecture: one step on the screen at projector size, walked by arrow keys or a presenter's remote.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatLink, type ScenarioProblem } from '../../scenario';
import { LECTURE, lectureStep } from '../chapters/allChapters';
import { figureNamed } from '../chapters/figures';
import { lectureScenario } from '../chapters/frame/lectureStep';
import { chapterAt } from '../chapters/frame/names';
import type { Step } from '../chapters/frame/step';
import { EmbedControls } from '../embed/EmbedControls';
import { LoneCaptionLine } from '../embed/LoneCaptionLine';
import { LoneFigure } from '../embed/LoneFigure';
import { SpareHeight } from '../figure/spareHeight';
import { ClaimBlock } from '../live/claim/ClaimBlock';
import { claimParts } from '../live/claim/claimParts';
import { Failures } from '../live/Failures';
import { ProblemsBanner, type ShownProblem } from '../live/ProblemsBanner';
import { lightSymbols } from '../notation/light';
import { symbols } from '../notation/SymbolText';
import { useViewPart } from '../state/address';
import { useResults } from '../state/results';
import { linkOf, useScenario } from '../state/useScenario';
import { useView } from '../state/useView';
import { useDocumentTitle } from '../ui/window/useDocumentTitle';
import { LectureBar } from './LectureBar';
import styles from './LecturePage.module.css';
import { useMoves } from './lectureKeys';
import { useSlides } from './speaker/channel';
import { useSpareHeight } from './useSpareHeight';
import { useWalk } from './useWalk';
import { useVote } from './vote/askedIn';
import { Vote } from './vote/Vote';

const placeOn = ({ focus, id }: Step): string => (focus === 'lab' ? '' : `#${focus}/${id}`);

/** The first one, with a word about it, where there is none of that name. */
function stepNamed(name: string | null) {
  const found = lectureStep(name);
  const given = name ?? '';
  const problem: ShownProblem = {
    field: 'lecture',
    given,
    message: t`The lecture has no step “${given}”, so it starts from the first.`,
  };
  return { step: found ?? LECTURE[0], problems: found ? [] : [problem] };
}

export function LecturePage({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { scenario, change, replace } = useScenario();
  const { changeView } = useView();
  const { step, problems: stepProblems } = stepNamed(useViewPart('lecture'));
  const snapshot = useResults(scenario);
  const [problems, setProblems] = useState<readonly ShownProblem[]>(() => [...linkProblems, ...stepProblems]);
  const go = useWalk(replace);

  const follow = (id: string) => {
    const asked = lectureStep(id);
    if (asked && asked !== step) go(asked);
  };
  const vote = useVote(step, scenario, snapshot);
  useSlides({ step: step.id, answer: vote.answer, go: follow, reveal: vote.reveal });

  const leave = () => {
    // the article opens where the lecture was
    const hash = placeOn(step);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    changeView({ lecture: null }, 'push');
  };

  useMoves((move) => {
    const at = LECTURE.indexOf(step);
    const last = LECTURE.length - 1;
    // a presenter's remote has no other way to it
    if (move === 'on' && vote.answer === 'hidden') vote.reveal();
    else if (move === 'leave') leave();
    else {
      const to = { back: Math.max(0, at - 1), on: Math.min(last, at + 1), first: 0, last }[move];
      if (to !== at) go(LECTURE[to]);
    }
    return true;
  });

  // an address that names a step and nothing else means the step as it is written
  const open = useEffectEvent(() => {
    if (formatLink(scenario) === '') replace(lectureScenario(step));
    window.scrollTo(0, 0);
  });
  useEffect(() => open(), []);
  useEffect(() => lightSymbols(document), []);

  const figure = useRef<HTMLDivElement>(null);
  const spare = useSpareHeight(figure, step.id);

  const plainTitle = step.title.replaceAll('_', '');
  useDocumentTitle(plainTitle);

  const number = LECTURE.indexOf(step) + 1;
  const chapter = chapterAt(step.focus);
  const parts = { scenario, snapshot, change, replace };
  const drawn = step.figure === null ? null : figureNamed(step.figure);
  return (
    <div className={styles.page}>
      <LectureBar step={step} article={`${linkOf(scenario)}${placeOn(step)}`} onStep={go} onLeave={leave} />
      <p className="visually-hidden" aria-live="polite">
        <Trans>
          Step {number} of {LECTURE.length}: {plainTitle}
        </Trans>
      </p>
      <main className={styles.stage}>
        <div className={styles.words}>
          <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
          <p className={styles.chapter}>
            {chapter ? (
              <>
                {chapter.number} <span>{chapter.name}</span>
              </>
            ) : (
              t`The lab`
            )}
          </p>
          <h1>{symbols(step.title)}</h1>
          <p className={styles.see}>{symbols(step.see)}</p>
          {step.hint && <p className={styles.hint}>{symbols(step.hint)}</p>}
          <Failures snapshot={snapshot} />
        </div>
        <div className={`${styles.figure} slide`} ref={figure} data-figure={step.figure} key={step.id}>
          {step.shows?.includes('claim') && (
            <ClaimBlock
              as="p"
              parts={claimParts(snapshot, scenario)}
              look={{ claim: styles.claim, kinds: styles.kinds }}
            />
          )}
          {vote.asked && <Vote asked={vote.asked} revealed={vote.answer === 'shown'} onReveal={vote.show} />}
          {drawn !== null && (
            <SpareHeight value={spare}>
              <LoneFigure {...parts} figure={drawn} trains={false} />
              <LoneCaptionLine of={drawn} scenario={scenario} />
            </SpareHeight>
          )}
        </div>
        <div className={styles.controls} data-testid="lecture-controls">
          <EmbedControls {...parts} draws={drawn?.draws ?? []} shown={step.shows ?? []} />
        </div>
      </main>
    </div>
  );
}
