// The live figure's drawing, as wide as its place. In the page's markup, where nobody knows how wide that will be, it is drawn for a
// phone and for a desk: the style sheet shows the one that fits, stretched by a few per cent, until this tab draws its own.
import { EpsilonFigure, type EpsilonFigureProps, type FigureScene } from './EpsilonFigure';

/** Px that the figure has in windows of 390×844 and of 1440×900. */
const SIZES = { phone: { width: 358, height: 210 }, desk: { width: 868, height: 440 } } as const;

const InMarkup = (scene: FigureScene) => (
  <div className="poster">
    {Object.entries(SIZES).map(([name, size]) => (
      <div key={name} className={`poster-${name}`}>
        <EpsilonFigure {...scene} {...size} textScale={1} onMove={null} />
      </div>
    ))}
  </div>
);

/** Its `width` is 0 before it is known. */
export function EpsilonPicture(props: EpsilonFigureProps) {
  if (import.meta.env.SSR) return <InMarkup {...props} />;
  if (props.width === 0) return <div className="figure-wait" />;
  return <EpsilonFigure {...props} />;
}
