// A drawn figure as a still picture of itself: a copy of its elements that nothing moves, for paper.

/** What has finished: nothing in it is loading, asked for or running. */
export const isDrawn = (place: Element): boolean =>
  place.querySelector('svg, table, li') !== null &&
  place.querySelector('.figure-wait, .still-to-come, [aria-busy="true"]') === null;

/** Shows what is made when somebody asks for it, and nobody has: on paper it would be empty axes. */
export const awaitsReader = (place: Element): boolean => place.querySelector('[data-made="no"]') !== null;

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

/** `prefix`: of the ids in the copy, unlike any other on the page. */
export function frozen(place: Element, prefix: string): Node[] {
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
