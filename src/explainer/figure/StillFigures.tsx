// The figure in the page's markup, where nobody knows yet how wide it will be: drawn for a phone, a tablet and a desk, of
// which the style sheet shows the one that fits (styles/still.css), stretched by a few per cent.
import { figureHeight } from './figureShape';
import { StillFigure, type StillFigureProps } from './StillFigure';

/** Width in px, and from which width on it is shown; still.css has the same numbers. */
const WIDTHS = { phone: 360, tablet: 640, desk: 810 } as const;

export function StillFigures(props: Omit<StillFigureProps, 'width' | 'height'>) {
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
