// Draws a text of src/content: its words, and under the names that it uses the components that the page gives it.
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { Attributes, ContentNode } from '../../base/language/content';

/** Components that draw the same whatever the page's state is, by the names that texts use. */
export type Components = Readonly<Record<string, ComponentType<never>>>;

/**
 * What depends on the page's state, by the names that texts use: a function of the attributes and of what the element holds. No
 * component, which would be another one at each drawing, so that what it has drawn stays mounted.
 */
export type Places = Readonly<
  Record<string, (attributes: Readonly<Record<string, string | true>>, held: ReactNode) => ReactNode>
>;

/** Elements that Markdown makes, and those of HTML that a text may name. */
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
  /** Depends on the page's state, or holds what does. */
  live: boolean;
}

/** Draws parts of a text with components that never change. What no state enters is drawn once. */
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
