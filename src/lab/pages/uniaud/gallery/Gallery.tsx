// Recorded pictures after the figures of "UniAud", from models of a size that browsers can train, each with the command that remakes it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../../scenario';
import { useRecorded } from '../../../chapters/frame/useRecorded';
import { epsilonText } from '../../../notation/formatNumber';
import { useSeen } from '../../../ui/window/visibility';
import { RecordingProvenance } from '../../recorded/Provenance';
import { RecordedReading } from '../../recorded/Reading';
import { MeansChart } from '../beside/MeansChart';
import { GALLERY } from './figures';
import styles from './Gallery.module.css';
import { backendOf, madeBy } from './madeBy';
import { PaperRows, RecordedTable } from './RecordedTable';
import { type OneRunRecording, parseRecorded, recordedLines, seriesOf } from './recorded';
import type { RecordedFigure } from './recordedFigure';
import { UtilityChart } from './UtilityChart';

interface PictureProps {
  figure: RecordedFigure;
  recording: OneRunRecording;
  scenario: Scenario;
}

function Picture({ figure, recording, scenario }: PictureProps) {
  const lines = recordedLines(figure, recording);
  if (figure.kind === 'table') return <RecordedTable figure={figure} lines={lines} />;
  if (figure.kind === 'curve')
    return <UtilityChart figure={figure} lines={lines} scenario={scenario} by={madeBy(recording)} />;
  return (
    <MeansChart
      name={figure.id}
      scenario={scenario}
      by={madeBy(recording)}
      title={figure.title}
      xTitle={figure.xTitle}
      yTitle={figure.yTitle}
      {...(figure.writeX && { writeX: figure.writeX })}
      series={seriesOf(figure, recording)}
      write={(value) => epsilonText(value, 'nearest')}
    />
  );
}

interface RecordedProps {
  figure: RecordedFigure;
  wanted: boolean;
  scenario: Scenario;
}

function Recorded({ figure, wanted, scenario }: RecordedProps) {
  const loaded = useRecorded(figure, parseRecorded, wanted);
  const recording = loaded === 'missing' ? null : loaded;
  const { id, after, title, words, kind, seen } = figure;
  const lines = recording ? recordedLines(figure, recording) : [];
  const runs = recording?.results[0].runs;
  return (
    <section
      className={`${styles.one} ${kind === 'table' ? styles.wide : ''}`}
      aria-labelledby={`${id}-title`}
      aria-busy={loaded === null}
    >
      <h4 id={`${id}-title`}>
        {title} <span className="soft">{after}</span>
      </h4>
      {recording && <Picture figure={figure} recording={recording} scenario={scenario} />}
      <p className="part-caption">{words}</p>
      {recording && (
        <>
          <div className="part-caption">
            <RecordedReading
              found={figure.found}
              seen={seen.holds(lines) ? [seen.words(lines)] : []}
              differs={figure.differs}
            />
          </div>
          {figure.kind === 'table' && figure.afterPaperRows && <PaperRows />}
        </>
      )}
      <RecordingProvenance
        id={id}
        loaded={loaded}
        {...(recording && {
          by: backendOf(recording),
          before: <Trans>These are means of {runs} runs.</Trans>,
        })}
      />
    </section>
  );
}

export function Gallery({ scenario }: { scenario: Scenario }) {
  const [ref, seen] = useSeen();
  return (
    <figure className={`chapter-figure ${styles.gallery}`} ref={ref} aria-label={t`Recorded pictures`}>
      <h3>{t`After the paper’s figures and its Table IV, at browser size`}</h3>
      <div className={styles.all}>
        {GALLERY.map((figure) => (
          <Recorded key={figure.id} figure={figure} wanted={seen} scenario={scenario} />
        ))}
      </div>
      <p className="part-caption">
        <Trans>
          “UniAud” varies the same things in networks of 1,000 features, 100,000 hidden units (so its text
          says) and 1,000 labels, with a sampling rate of 0.1. Here smaller models train thirty or sixty
          steps, with full batches unless a line names q, so the values cannot be compared with the paper’s.
          The claimed ε is the add/remove ε that the noise was set for. Every point is read at 95% confidence.
        </Trans>
      </p>
    </figure>
  );
}
