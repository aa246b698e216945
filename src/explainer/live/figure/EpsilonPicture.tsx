// Where the live figure's drawing comes from: the page's markup until a reader is there, this tab from then on. Nobody knows
// in the markup how wide the figure will be: it is drawn for phones, a tablet and a desk, of which the style sheet shows the
// one that fits (app/still.css), stretched by a few per cent.
import { useFromMarkup } from '../../ui/useFromMarkup';
import { useHasInteracted } from '../../ui/useHasInteracted';
import { EpsilonFigure, type EpsilonFigureProps, type FigureScene } from './EpsilonFigure';
import { figureHeight } from './frame';

/**
 * Widths in px that the live figure has in windows of 360, 390, 768, and 1328 and more: there it takes over without a
 * label moving.
 */
const WIDTHS = { small: 328, phone: 358, tablet: 706, desk: 814 } as const;

const AS_IT_IS = { __html: '' };

function InMarkup(scene: FigureScene) {
  // taken over from the markup, whose drawings stay as they are
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from looking inside
    return <div className="still-figures" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  }
  return (
    <div className="still-figures">
      {Object.entries(WIDTHS).map(([name, width]) => (
        <div key={name} className={`still-${name}`}>
          <EpsilonFigure {...scene} width={width} height={figureHeight(width)} textScale={1} onMove={null} />
        </div>
      ))}
    </div>
  );
}

function Alive(props: EpsilonFigureProps) {
  if (props.width === 0) return <div className="figure-wait" />;
  return <EpsilonFigure {...props} />;
}

function TakenOver(props: EpsilonFigureProps) {
  // there is no way back: the content policy lets no script draw the markup again
  return useHasInteracted() ? <Alive {...props} /> : <InMarkup {...props} />;
}

/** Its `width` is 0 before it is known. */
export function EpsilonPicture(props: EpsilonFigureProps) {
  return useFromMarkup() ? <TakenOver {...props} /> : <Alive {...props} />;
}
