// The line to the page around an embedded figure, open while the figure is shown. The hook answers that page's messages and tells it
// of changes.
import { type RefObject, useEffect, useRef } from 'react';
import { version as release } from '../../../package.json';
import type { ScenarioProblem, View } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import type { PageScenario } from '../state/useScenario';
import type { ViewState } from '../state/useView';
import { tellChanges } from './changes';
import { openHostLine, originToTalkTo, tellAnyone } from './host';
import { applySet, problemsSaid, readIncoming } from './incoming';
import {
  GET,
  type HostProblem,
  type Outgoing,
  PROTOCOL_VERSION,
  type SetMessage,
  type SizeMessage,
} from './protocol';
import { scenarioMessage } from './report';

/** Milliseconds between two reports of the same kind. */
const INTERVAL = 100;

interface HostSession extends Pick<PageScenario, 'scenario' | 'newest' | 'replace'>, ViewState {
  snapshot: ResultsSnapshot;
  /** Problems of the address that the frame was opened with. */
  problems: readonly ScenarioProblem[];
  whole: RefObject<HTMLElement | null>;
}

type Send = (message: Outgoing) => void;

const problemMessage = (problems: readonly HostProblem[]): Outgoing => ({
  type: 'adjacency-lab/problem',
  version: PROTOCOL_VERSION,
  problems,
});

function answer(data: unknown, send: Send, session: HostSession): void {
  const read = readIncoming(data);
  if (!read.ok) send(problemMessage(read.problems));
  else if (read.message.type === GET) send(scenarioMessage(session.snapshot, session.newest()));
  else take(read.message, send, session);
}

function take(message: SetMessage, send: Send, { newest, replace, changeView }: HostSession): void {
  const { scenario, problems } = applySet(message, newest());
  replace(scenario);
  if (message.theme !== undefined) changeView({ theme: message.theme === 'system' ? null : message.theme });
  if (problems.length > 0) send(problemMessage(problems));
}

function openLine(origin: string, view: View, session: () => HostSession) {
  const { send, close } = openHostLine<Outgoing>(window, origin, (data) => {
    answer(data, send, session());
  });
  const problems = problemsSaid(session().problems);
  send({ type: 'adjacency-lab/ready', version: PROTOCOL_VERSION, release, figure: view.embed ?? '' });
  if (problems.length > 0) send(problemMessage(problems));
  const scenarios = tellChanges(send, INTERVAL);
  const end = () => {
    for (const part of [scenarios, { close }]) part.close();
  };
  return { scenarios, end };
}

export function useHost(session: HostSession): void {
  const { scenario, snapshot, view, whole } = session;
  const newest = useRef(session);
  newest.current = session;
  const line = useRef<ReturnType<typeof openLine> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who the host is never changes while the page stands
  useEffect(() => {
    const origin = originToTalkTo(window, view.host);
    if (origin === null) return;
    const opened = openLine(origin, view, () => newest.current);
    line.current = opened;
    return () => {
      opened.end();
      line.current = null;
    };
  }, []);

  useEffect(() => line.current?.scenarios.push(scenarioMessage(snapshot, scenario)), [snapshot, scenario]);

  useEffect(() => {
    const frame = whole.current;
    if (!frame) return;
    // the height that the address's figure takes is no secret, so a page that no address names can fit its frame too
    const sizes = tellChanges<SizeMessage>((size) => tellAnyone(window, size), INTERVAL);
    const tell = (height: number) =>
      sizes.push({ type: 'adjacency-lab/size', version: PROTOCOL_VERSION, height: Math.ceil(height) });
    tell(frame.getBoundingClientRect().height);
    const observer = new ResizeObserver(([entry]) => tell(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(frame);
    // a browser lays out no frame that is out of sight, and so observes no size there
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changes = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        tell(frame.getBoundingClientRect().height);
      }, INTERVAL);
    });
    changes.observe(frame, { subtree: true, childList: true, characterData: true, attributes: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      observer.disconnect();
      sizes.close();
    };
  }, [whole]);
}
