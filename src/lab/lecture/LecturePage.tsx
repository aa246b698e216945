// The page as a lecture: one step on the screen at projector size. Arrow keys or a presenter's remote lead to the next.
import { t } from '@lingui/core/macro';
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
import { readAddress, useViewPart } from '../state/address';
import { useResults } from '../state/results';
import { linkOf, useScenario } from '../state/useScenario';
import { useView } from '../state/useView';
import { useDocumentTitle } from '../ui/window/useDocumentTitle';
import { BlankScreen } from './BlankScreen';
import { fillScreen } from './fillScreen';
import { KeyList } from './KeyList';
import { LectureBar, stepNumberText } from './LectureBar';
import styles from './LecturePage.module.css';
import { useMoves } from './lectureKeys';
import { planNamed, plannedFrom, walkOf } from './plans';
import { useSlides } from './speaker/channel';
import { useArrowsForFigure } from './useArrowsForFigure';
import { useSpareHeight } from './useSpareHeight';
import { useWalk } from './useWalk';
import { useVote } from './vote/askedIn';
import { Vote } from './vote/Vote';

const placeOn = ({ focus, id }: Step): string => (focus === 'lab' ? '' : `#${focus}/${id}`);

const IDS = LECTURE.map(({ id }) => id);

/** The step that the address names. Where there is none of that name, it is the first one, with a problem that says so. */
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
  const plan = planNamed(useViewPart('plan'));
  const figure = useRef<HTMLDivElement>(null);

  const follow = (id: string) => {
    const asked = lectureStep(id);
    // compare with the address and not with the step drawn, since a second request may come before the first has been drawn
    if (asked && asked.id !== (lectureStep(readAddress().view.lecture) ?? LECTURE[0]).id) go(asked);
  };
  const vote = useVote(step, scenario, snapshot);
  const [blank, setBlank] = useState(false);
  const [keysListed, listKeys] = useState(false);
  useSlides({
    step: step.id,
    answer: vote.answer,
    plan: plan.id,
    blank,
    go: follow,
    reveal: vote.reveal,
    onPlan: (id) => changeView({ plan: id }),
    onBlank: setBlank,
  });

  const leave = () => {
    // the article opens where the lecture was
    const hash = placeOn(step);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    changeView({ lecture: null, plan: null }, 'push');
  };

  const walked = walkOf(plan, IDS);
  const neighbours = { back: plannedFrom(plan, step.id, -1, IDS), on: plannedFrom(plan, step.id, 1, IDS) };
  useMoves((move) => {
    if (move === 'blank') setBlank(!blank);
    else if (blank) setBlank(false);
    else if (move === 'keys') listKeys(!keysListed);
    else if (move === 'screen') fillScreen();
    else if (move === 'leave' && keysListed) listKeys(false);
    else if (move === 'leave') leave();
    // a remote has no key for the answer, so its key for the next step shows the answer first
    else if (move === 'on' && vote.answer === 'hidden') vote.reveal();
    else follow({ ...neighbours, first: walked[0], last: walked[walked.length - 1] }[move] ?? step.id);
    return true;
  });
  useArrowsForFigure(figure, step.id);

  // an address that names a step and no settings means the step with its own settings
  const open = useEffectEvent(() => {
    if (formatLink(scenario) === '') replace(lectureScenario(step));
    window.scrollTo(0, 0);
  });
  useEffect(() => open(), []);
  useEffect(() => lightSymbols(document), []);

  const spare = useSpareHeight(figure, step.id);

  const plainTitle = step.title.replaceAll('_', '');
  useDocumentTitle(plainTitle);

  const chapter = chapterAt(step.focus);
  const parts = { scenario, snapshot, change, replace };
  const drawn = step.figure === null ? null : figureNamed(step.figure);
  return (
    <div className={styles.page}>
      <LectureBar
        step={step}
        plan={plan}
        walked={walked}
        article={`${linkOf(scenario)}${placeOn(step)}`}
        onStep={go}
        onLeave={leave}
        onKeys={() => listKeys(!keysListed)}
      />
      <p className="visually-hidden" aria-live="polite">
        {stepNumberText(walked, step.id)} {plainTitle}
      </p>
      {keysListed && <KeyList onClose={() => listKeys(false)} />}
      {blank && <BlankScreen onEnd={() => setBlank(false)} />}
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
