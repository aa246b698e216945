// Draws a text of src/content: its words, and for each name in it the component that the page gives it.
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { Attributes, ContentNode } from '../../base/language/content';

/** Components that do not depend on the page's state, by the names that texts use. */
export type Components = Readonly<Record<string, ComponentType<never>>>;

/**
 * Functions for the names whose content depends on the page's state. Each gets the attributes of the element and its content. They are
 * no components, because a new component at each drawing would unmount what the one before has drawn.
 */
export type Places = Readonly<
  Record<string, (attributes: Readonly<Record<string, string | true>>, held: ReactNode) => ReactNode>
>;

/** HTML elements that Markdown makes or that a text may name. */
const HTML = new Set([
  'p',
  'em',
  'b',
  'i',
  'sub',
  'sup',
  'a',
  'code',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'h3',
]);

interface Drawn {
  node: ReactNode;
  /** Whether the node depends on the page's state, or contains one that does. */
  live: boolean;
}

/** Draws parts of a text with components that never change. A part that does not depend on the page's state is drawn once. */
export function contentDrawer(components: Components) {
  const kept = new WeakMap<ContentNode & object, ReactNode>();

  const componentOf = (name: string): ComponentType<Attributes> | string => {
    const component = components[name] ?? (HTML.has(name) ? name : undefined);
    if (component === undefined) throw new Error(`A text names ${name}, which nothing here draws.`);
    return component as ComponentType<Attributes> | string;
  };

  function draw(node: ContentNode, places: Places): Drawn {
    if (typeof node === 'string') return { node, live: false };
    if (kept.has(node)) return { node: kept.get(node), live: false };
    const [name, attributes, ...held] = node;
    const inner = held.map((one) => draw(one, places));
    const content = inner.map((one) => one.node);
    const given = attributes === 0 ? {} : attributes;
    const place = places[name];
    if (place !== undefined)
      return { node: place(given, createElement(Fragment, null, ...content)), live: true };
    const element = createElement(componentOf(name), given, ...content);
    const live = inner.some((one) => one.live);
    if (!live) kept.set(node, element);
    return { node: element, live };
  }

  return (nodes: readonly ContentNode[], places: Places = {}): ReactNode =>
    createElement(Fragment, null, ...nodes.map((node) => draw(node, places).node));
}
