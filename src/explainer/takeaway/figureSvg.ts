// Reads the drawn figure off the page: the same shapes with their computed styles written out, so that the picture needs
// no style sheet. What is only there for a hand or a keyboard is left out.

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/** What draws nothing that lasts: the grip, the tooltip's cursor. */
const FOR_HANDS = '.grip, .recharts-tooltip-cursor, .reading-dot, title, desc';
/** Attributes that a picture needs; classes, roles and handlers stay behind. */
const SHAPES =
  /^(?:d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|dx|dy|offset|clip-path|id|href|viewBox|font-size|clipPathUnits)$/;

export type Ground = 'light' | 'dark';

function styled(source: Element, copy: Element): void {
  const { length } = source.children;
  const computed = getComputedStyle(source);
  for (const { name } of [...copy.attributes]) if (!SHAPES.test(name)) copy.removeAttribute(name);
  for (const property of STYLES) {
    const value = computed.getPropertyValue(property);
    if (value !== '' && value !== 'normal' && value !== 'auto') copy.setAttribute(property, value);
  }
  // a picture sees none of the page's fonts: in another's widths labels would run into one another
  const words = source instanceof SVGTextElement ? source.getComputedTextLength() : 0;
  if (words > 0) {
    copy.setAttribute('textLength', words.toFixed(2));
    copy.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
  for (let i = 0; i < length; i++) styled(source.children[i] as Element, copy.children[i] as Element);
}

/** Runs `read` as if the page were light or dark; nothing is painted in between. */
function onGround<Result>(ground: Ground, read: () => Result): Result {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = ground;
  try {
    return read();
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}

export interface Drawing {
  width: number;
  height: number;
  /** Serialised elements. */
  content: string;
  ground: string;
  ink: string;
  soft: string;
  fontFamily: string;
}

/** The drawing in `box` on a light or a dark ground; null while there is none. */
export function readDrawing(box: Element, ground: Ground): Drawing | null {
  const svg = box.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!svg) return null;
  const width = Number(svg.getAttribute('width'));
  const height = Number(svg.getAttribute('height'));
  if (!(width > 0 && height > 0)) return null;
  return onGround(ground, () => {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    styled(svg, copy);
    // marked on the original, since the copy has lost its classes
    const hands = [...svg.querySelectorAll('*')].map((element) => element.matches(FOR_HANDS));
    [...copy.querySelectorAll('*')].forEach((element, i) => {
      if (hands[i]) element.remove();
    });
    const serializer = new XMLSerializer();
    const content = [...copy.childNodes].map((node) => serializer.serializeToString(node)).join('');
    const page = getComputedStyle(document.body);
    const soft = document.createElement('span');
    soft.style.color = 'var(--soft)';
    soft.style.fontFamily = 'var(--sans)';
    document.body.append(soft);
    const small = getComputedStyle(soft);
    const drawing: Drawing = {
      width,
      height,
      content,
      ground: page.backgroundColor,
      ink: page.color,
      soft: small.color,
      fontFamily: small.fontFamily,
    };
    soft.remove();
    return drawing;
  });
}
