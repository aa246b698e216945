// Draws one step's figure out of sight, and hands over a still copy.
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

/** Nothing in it is loading, asked for or running. */
const isDrawn = (place: Element): boolean =>
  place.querySelector('svg, table, li') !== null &&
  place.querySelector('.figure-wait, .still-to-come, [aria-busy="true"]') === null;

/** Shows what is made when somebody asks for it, and nobody has: on paper it would be empty axes. */
const awaitsReader = (place: Element): boolean => place.querySelector('[data-made="no"]') !== null;

/** Ids would be twice on the page: those that a drawing refers to get a name of their own, the others go. */
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
  // a copy of a canvas is empty
  const drawn = place.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, i) => {
    canvas.getContext('2d')?.drawImage(drawn[i], 0, 0);
  });
  for (const input of copy.querySelectorAll('input, select, details')) input.remove();
  renameIds(copy, prefix);
  return [...copy.childNodes];
}

/** Milliseconds between two looks whether a figure is done; it is when two in a row find so. */
const LOOK = 250;
/** Milliseconds after which it is taken as it is: a browser that computes slowly is no reason for no handout. */
const PATIENCE = 20_000;

interface StepDrawingProps {
  step: Step;
  /** Null where a question stands in its place. */
  figure: PlacedFigure | null;
  /** None of a figure that shows nothing before somebody asks for it. */
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
