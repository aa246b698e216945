// The query of the address, as one value that the page reads and changes. src/scenario parses and writes its text. A change is in the
// value at once. The address bar follows after a pause. For a step of history it follows as soon as the running task ends.
import { useSyncExternalStore } from 'react';
import { DEFAULT_SCENARIO, DEFAULT_VIEW, type Scenario, sameScenario, type View } from '../../scenario';
import { formatAddress, parseAddress } from '../../scenario/address';
import { Listeners } from '../../work/client/listeners';

/** How a change enters history: 'replace' while a value is dragged or typed, 'push' for a step one would go back from. */
export type HistoryStep = 'replace' | 'push';

interface Address {
  scenario: Scenario;
  view: View;
}

const AT_START: Address = { scenario: DEFAULT_SCENARIO, view: DEFAULT_VIEW };

/** Milliseconds of pause before a dragged or typed value is written into the bar, so that the bar is not written at each move. */
const ADDRESS_DELAY = 250;

const restListeners = new Listeners();
let now: Address | null = null;
let rested: Address | null = null;
let pending: { step: HistoryStep; timer: ReturnType<typeof setTimeout> | undefined } | null = null;

function settle(): void {
  if (rested === now) return;
  rested = now;
  restListeners.tell();
}

const sameView = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The next address, with the objects of the one before where their values are equal, so that nothing is rendered for these. */
function settled(next: Address, before: Address | null): Address {
  if (before === null) return next;
  const scenario = sameScenario(next.scenario, before.scenario) ? before.scenario : next.scenario;
  const view = sameView(next.view, before.view) ? before.view : next.view;
  return scenario === before.scenario && view === before.view ? before : { scenario, view };
}

function readBar(): Address {
  const { scenario, view } = parseAddress(window.location.search);
  return settled({ scenario, view }, now);
}

/** The newest address. A component may not have been rendered with it yet. */
export function readAddress(): Address {
  now ??= readBar();
  return now;
}

export function flushAddress(): void {
  if (pending === null) return;
  const { step, timer } = pending;
  clearTimeout(timer);
  pending = null;
  const { scenario, view } = readAddress();
  settle();
  const query = formatAddress(scenario, view);
  const { pathname, hash, search } = window.location;
  if (`?${query}` === search || (query === '' && search === '')) return;
  const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
  if (step === 'push') window.history.pushState(window.history.state, '', address);
  else window.history.replaceState(window.history.state, '', address);
}

/** Puts a change into the address. Several pushes within one task make one entry of history. */
export function putAddress(change: Partial<Address>, step: HistoryStep = 'replace'): void {
  const next = settled({ ...readAddress(), ...change }, readAddress());
  if (next === now) return;
  // a value that is still being dragged belongs to the entry that is left, not to the new one
  if (step === 'push' && pending?.step === 'replace') flushAddress();
  now = next;
  if (step === 'push') {
    if (pending === null) queueMicrotask(flushAddress);
    pending ??= { step, timer: undefined };
  } else if (pending?.step !== 'push') {
    clearTimeout(pending?.timer);
    pending = { step, timer: setTimeout(flushAddress, ADDRESS_DELAY) };
  }
  listeners.tell();
}

/** A move back or forward: discards the pending write, which belongs to the entry we left. */
function heard(): void {
  clearTimeout(pending?.timer);
  pending = null;
  const before = now;
  now = readBar();
  if (now !== before) listeners.tell();
  settle();
}

const listeners = new Listeners(
  () => {
    window.addEventListener('popstate', heard);
    // a reader who reloads the page finds what they have set
    window.addEventListener('pagehide', flushAddress);
  },
  () => {
    window.removeEventListener('popstate', heard);
    window.removeEventListener('pagehide', flushAddress);
  },
);

function readRested(): Address {
  rested ??= readAddress();
  return rested;
}

const useOf = <Part>(from: Listeners, read: () => Address, part: (of: Address) => Part): Part =>
  useSyncExternalStore(
    from.subscribe,
    () => part(read()),
    () => part(AT_START),
  );

export const useAddressScenario = (): Scenario => useOf(listeners, readAddress, ({ scenario }) => scenario);

/** The scenario as the address bar has it. Links use it, since nobody follows one while dragging. */
export const useAddressAtRest = (): Scenario => useOf(restListeners, readRested, ({ scenario }) => scenario);

export const useAddressView = (): View => useOf(listeners, readAddress, ({ view }) => view);

/** One part of the view, for components that are not to be rendered when another part changes. */
export const useViewPart = <Name extends keyof View>(name: Name): View[Name] =>
  useOf(listeners, readAddress, ({ view }) => view[name]);
