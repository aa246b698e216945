// Reads the drawn figure off the page, with the computed styles written out, so that it needs no style sheet.
import type { Lettering } from './pictureType';

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
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/**
 * Selector of what a picture leaves out: grips (unless the grip is itself the mark), what stands under the pointer, the curves from before
 * a drag, hidden parts, and words for screen readers.
 */
const FOR_HANDS =
  ':is(.grip-reach, .grip-ring, .grip-knob):not([data-kept]), .recharts-tooltip-cursor, .pointer-reading, .before-drag, [visibility="hidden"], title, desc';
/** Attributes that a picture needs; classes, roles and handlers stay behind. */
const SHAPES =
  /^(?:d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|dx|dy|offset|clip-path|id|href|viewBox|font-size|clipPathUnits|patternUnits|patternTransform)$/;

export type Ground = 'light' | 'dark';

/** Whether an element is a raised or lowered part of a text, which may be smaller than the text. */
const isLowered = (element: Element): boolean => element.localName === 'tspan' && element.hasAttribute('dy');

function styled(source: Element, copy: Element, letterings: Lettering[], least: number): void {
  const { length } = source.children;
  const computed = getComputedStyle(source);
  for (const { name } of [...copy.attributes]) if (!SHAPES.test(name)) copy.removeAttribute(name);
  for (const property of STYLES) {
    const value = computed.getPropertyValue(property);
    // some programs that read pictures do not take a pattern's name in quotes
    const plain = value.replace(/^url\("(#[\w-]+)"\)$/, 'url($1)');
    if (plain !== '' && plain !== 'normal' && plain !== 'auto') copy.setAttribute(property, plain);
  }
  const own = [...source.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = own.map(({ nodeValue }) => nodeValue).join('');
  if (text !== '') letterings.push({ family: computed.fontFamily, style: computed.fontStyle, text });
  // some programs ignore the fonts in a picture; the text's length is fixed so that labels do not overlap in another font
  const size = Number.parseFloat(computed.fontSize);
  const words = source instanceof SVGTextElement ? source.getComputedTextLength() : 0;
  if (words > 0) {
    copy.setAttribute('textLength', (words * Math.max(1, least / size)).toFixed(2));
    copy.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
  if (text !== '' && size < least && !isLowered(source)) copy.setAttribute('font-size', `${least}px`);
  for (let i = 0; i < length; i++)
    styled(source.children[i] as Element, copy.children[i] as Element, letterings, least);
}

/** Runs `read` while the page has the light or dark colours. The browser paints nothing in between. */
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

function contentOf(svg: SVGSVGElement, letterings: Lettering[], least: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  styled(svg, copy, letterings, least);
  // the selector is tried on the original, since the copy has lost its classes
  const hands = [...svg.querySelectorAll('*')].map((element) => element.matches(FOR_HANDS));
  [...copy.querySelectorAll('*')].forEach((element, i) => {
    if (hands[i]) element.remove();
  });
  for (const group of copy.querySelectorAll('g:empty')) group.remove();
  return [...copy.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
}

/**
 * The drawing made of `svgs` that lie on top of one another; null while there are none.
 * @param colours further colours of the page whose values the caller needs, such as those of a legend
 * @param least size in px that no type falls below
 */
export function readDrawing(
  svgs: readonly SVGSVGElement[],
  ground: Ground,
  colours: readonly string[],
  least = 0,
) {
  const [first] = svgs;
  const width = Number(first?.getAttribute('width'));
  const height = Number(first?.getAttribute('height'));
  if (!(width > 0 && height > 0)) return null;
  return onGround(ground, () => {
    const page = getComputedStyle(document.body);
    const probe = document.createElement('span');
    probe.style.color = 'var(--soft)';
    probe.style.fontFamily = 'var(--sans)';
    document.body.append(probe);
    const small = getComputedStyle(probe);
    const { color: soft, fontFamily } = small;
    const paints = new Map(
      colours.map((colour) => {
        probe.style.color = colour;
        return [colour, small.color];
      }),
    );
    probe.remove();
    const letterings: Lettering[] = [];
    return {
      width,
      height,
      content: svgs.map((svg) => contentOf(svg, letterings, least)).join(''),
      letterings,
      ground: page.backgroundColor,
      ink: page.color,
      soft,
      fontFamily,
      /** The value of a colour that was asked for. A name that begins with `url(` is a pattern of the drawing and stays as it is. */
      paint: (colour: string): string => (colour.startsWith('url(') ? colour : (paints.get(colour) ?? soft)),
    };
  });
}

export type Drawing = NonNullable<ReturnType<typeof readDrawing>>;
