// Draws the figure of one step out of sight, and hands over a static copy of it.
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageAudit } from '../../../../work';
import type { PlacedFigure } from '../../../chapters/frame/chapter';
import { lectureScenario } from '../../../chapters/frame/lectureStep';
import type { Step } from '../../../chapters/frame/step';
import { LoneFigure } from '../../../embed/LoneFigure';
import { askedIn } from '../../../lecture/vote/askedIn';
import { Vote } from '../../../lecture/vote/Vote';
import { useResults } from '../../../state/results';
import { ScenarioNow } from '../../../state/scenarioNow';
import styles from './Handout.module.css';

/** Whether the figure is drawn and nothing in it is loading or computing. */
const isDrawn = (place: Element): boolean =>
  place.querySelector('svg, table, li') !== null &&
  place.querySelector('.figure-wait, .still-to-come, [aria-busy="true"]') === null;

/** Whether the figure shows nothing until a reader asks for it. On paper it would be empty axes. */
const awaitsReader = (place: Element): boolean => place.querySelector('[data-made="no"]') !== null;

/** Makes the ids of a copy differ from those on the page. Ids that the drawing refers to get a prefix, and all others are removed. */
function renameIds(copy: Element, prefix: string): void {
  const named = [...copy.querySelectorAll('[id]')];
  const used = new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|")?#([^)&"]+)/g)].map(([, id]) => id));
  for (const element of named) {
    if (used.has(element.id)) element.id = `${prefix}-${element.id}`;
    else element.removeAttribute('id');
  }
  for (const element of copy.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (value.includes('url('))
        element.setAttribute(name, value.replace(/url\("?#([^)"]+)"?\)/g, `url(#${prefix}-$1)`));
    }
  }
}

function frozen(place: Element, prefix: string): Node[] {
  const copy = place.cloneNode(true) as Element;
  // a cloned canvas is empty, so its content is painted anew
  const drawn = place.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, i) => {
    canvas.getContext('2d')?.drawImage(drawn[i], 0, 0);
  });
  for (const input of copy.querySelectorAll('input, select, details')) input.remove();
  renameIds(copy, prefix);
  return [...copy.childNodes];
}

/** Milliseconds between two checks whether a figure is drawn. Two in a row must find so. */
const LOOK = 250;
/** Milliseconds after which a figure is taken as it is, so that a slow browser can make a handout too. */
const PATIENCE = 20_000;

interface StepDrawingProps {
  step: Step;
  /** The figure of the step; null for a step that asks a question instead. */
  figure: PlacedFigure | null;
  /** Called with the copy. It is empty for a figure that shows nothing until a reader asks for it. */
  onDrawn: (nodes: Node[]) => void;
}

const nothing = () => {};

export function StepDrawing({ step, figure, onDrawn }: StepDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const scenario = lectureScenario(step);
  const snapshot = useResults(scenario);
  const attacked = step.figure !== 'lab' || pageAudit(snapshot)?.status === 'done';
  const isDone = useEffectEvent(
    () => attacked && snapshot.scenario !== null && place.current !== null && isDrawn(place.current),
  );
  const handOver = useEffectEvent(() => {
    const { current } = place;
    if (current) onDrawn(awaitsReader(current) ? [] : frozen(current, `handout-${step.id}`));
  });
  useEffect(() => {
    const end = performance.now() + PATIENCE;
    let found = 0;
    const looking = setInterval(() => {
      found = isDone() ? found + 1 : 0;
      if (found < 2 && performance.now() < end) return;
      clearInterval(looking);
      handOver();
    }, LOOK);
    return () => clearInterval(looking);
  }, []);
  return (
    <div className={styles.stage} aria-hidden="true" inert>
      <div className={styles.picture} ref={place}>
        <ScenarioNow value={scenario}>
          {step.vote && (
            <Vote asked={askedIn(step.vote, scenario, snapshot)} revealed={false} onReveal={null} />
          )}
          {figure && (
            <LoneFigure
              scenario={scenario}
              snapshot={snapshot}
              change={nothing}
              replace={nothing}
              figure={figure}
              trains={false}
            />
          )}
        </ScenarioNow>
      </div>
    </div>
  );
}
