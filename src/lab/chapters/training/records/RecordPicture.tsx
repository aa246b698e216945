// A record as a picture if records are pictures, as the sentence that it was made from, as its first values, or as a strip with one bar for
// each feature.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { DataSummary, ShownRecord, SpeechSentence } from '../../../../work';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import styles from './RecordPicture.module.css';

export const SentenceQuote = ({ sentence: { words, speaker, year } }: { sentence: SpeechSentence }) => (
  <figure className={styles.quote}>
    <blockquote lang="en">{words}</blockquote>
    <figcaption className="soft">
      {speaker}, {year}
    </figcaption>
  </figure>
);

/** Number of columns up to which named features are shown as values. */
const READABLE_COLUMNS = 40;
/** Number of features whose values are shown. */
const FIRST_COLUMNS = 4;

interface RecordPictureProps {
  record: ShownRecord;
  data: DataSummary;
  label: string;
  /** Sentence that the record was made from, which is shown in place of the record. */
  sentence?: SpeechSentence | null | undefined;
}

export function RecordPicture({ record, data, label, sentence }: RecordPictureProps) {
  const { image, columnNames, columns } = data;
  if (sentence) return <SentenceQuote sentence={sentence} />;
  if (image) return <Pixels features={record.features} image={image} label={label} />;
  if (columnNames && columns <= READABLE_COLUMNS) {
    return <FirstFeatures features={record.features} names={columnNames} />;
  }
  return <Strip features={record.features} label={label} />;
}

function FirstFeatures({ features, names }: { features: Float64Array; names: readonly string[] }) {
  const more = names.length - FIRST_COLUMNS;
  return (
    <dl className={styles.row}>
      {names.slice(0, FIRST_COLUMNS).map((name, j) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{toText(typesetSignificant(features[j], 3))}</dd>
        </div>
      ))}
      {more > 0 && (
        <div>
          <dt className="soft">{t`and ${more} more`}</dt>
        </div>
      )}
    </dl>
  );
}

interface ImageProps {
  image: NonNullable<DataSummary['image']>;
  label: string;
}

const Image = ({ image: { width, height }, label, children }: ImageProps & { children: ReactNode }) => (
  <svg
    className={styles.pixels}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <rect className={styles.ground} width={width} height={height} />
    {children}
  </svg>
);

/** A picture whose grey values are drawn as opacity. Values beyond the range of the source are cut off. */
function Pixels({ features, image, label }: ImageProps & { features: Float64Array }) {
  const { width, max } = image;
  return (
    <Image image={image} label={label}>
      {Array.from(features, (value, i) => {
        const opacity = Math.min(1, Math.max(0, value / max));
        return opacity === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a pixel has no other key than its place
            key={i}
            className={styles.ink}
            x={i % width}
            y={Math.floor(i / width)}
            width={1}
            height={1}
            fillOpacity={opacity}
          />
        );
      })}
    </Image>
  );
}

/** Size of the strip, in its own units. */
const STRIP = { width: 160, height: 48 };

/**
 * A strip of bars, scaled to the largest value. If a record has more features than there is room for, only the largest of each
 * group is drawn.
 */
function Strip({ features, label }: { features: Float64Array; label: string }) {
  const group = Math.max(1, Math.ceil(features.length / STRIP.width));
  const bars = Array.from({ length: Math.ceil(features.length / group) }, (_, i) => {
    let largest = 0;
    for (const value of features.subarray(i * group, (i + 1) * group)) {
      if (Math.abs(value) > Math.abs(largest)) largest = value;
    }
    return largest;
  });
  const most = bars.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
  const wide = STRIP.width / bars.length;
  const half = STRIP.height / 2;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <line x2={STRIP.width} y1={half} y2={half} stroke="var(--edge)" strokeWidth="0.5" />
      {bars.map((value, i) => {
        const height = (Math.abs(value) / most) * (half - 1);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other key than its place
            key={i}
            className={styles.ink}
            x={i * wide}
            y={value > 0 ? half - height : half}
            width={Math.max(0.4, wide * 0.8)}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** A picture without content, in which the pixel `at` is marked. */
export function PixelPlace({ at, image, label }: ImageProps & { at: number }) {
  const { width, height } = image;
  return (
    <Image image={image} label={label}>
      <path
        className={styles.grid}
        d={
          Array.from({ length: width - 1 }, (_, i) => `M${i + 1} 0V${height}`).join('') +
          Array.from({ length: height - 1 }, (_, i) => `M0 ${i + 1}H${width}`).join('')
        }
      />
      <rect className={styles.mark} x={at % width} y={Math.floor(at / width)} width={1} height={1} />
    </Image>
  );
}
