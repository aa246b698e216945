// The figure in the page's markup, where nobody knows yet how wide it will be: drawn for phones, a tablet and a desk, of
// which the style sheet shows the one that fits (styles/still.css), stretched by a few per cent.
import { figureHeight } from './figureShape';
import { StillFigure, type StillFigureProps } from './StillFigure';

/**
 * Widths in px that the live figure has in windows of 360, 390, 768, and 1328 and more: there it takes over without a
 * label moving.
 */
const WIDTHS = { small: 328, phone: 358, tablet: 706, desk: 814 } as const;

const AS_IT_IS = { __html: '' };

export function StillFigures(props: Omit<StillFigureProps, 'width' | 'height'>) {
  // taken over from the markup, whose drawings stay as they are
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from looking inside
    return <div className="still-figures" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  }
  return (
    <div className="still-figures">
      {Object.entries(WIDTHS).map(([name, width]) => (
        <div key={name} className={`still-${name}`}>
          <StillFigure {...props} width={width} height={figureHeight(width)} />
        </div>
      ))}
    </div>
  );
}
