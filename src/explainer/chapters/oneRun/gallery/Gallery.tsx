// Recorded pictures after those of "UniAud", at browser size, each with the command that remakes it.
import { useEffect, useState } from 'react';
import { fetchRecorded } from '../../../../jobs/oneRun';
import { epsilonText } from '../../../notation/formatNumber';
import { useSeen } from '../../../ui/visibility';
import { LineChart } from '../beside/LineChart';
import { GALLERY, type RecordedFigure } from './figures';
import styles from './Gallery.module.css';
import { type OneRunRecording, parseRecorded, seriesOf } from './recorded';

type Loaded = OneRunRecording | 'missing' | null;

function useRecorded(figure: RecordedFigure, wanted: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = (text: string | null) => {
      if (!left) setLoaded(text === null ? 'missing' : (parseRecorded(text, figure) ?? 'missing'));
    };
    fetchRecorded(figure.id).then(take, () => take(null));
    return () => {
      left = true;
    };
  }, [figure, wanted]);
  return loaded;
}

function Recorded({ figure, wanted }: { figure: RecordedFigure; wanted: boolean }) {
  const recording = useRecorded(figure, wanted);
  const { id, after, title, xTitle, yTitle, words } = figure;
  return (
    <section className={styles.one} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>
        {title} <span className="soft">after {after}</span>
      </h4>
      <p className="part-caption">{words}</p>
      {recording === 'missing' && (
        <p className="part-caption">
          The recording did not come. The command <code>npm run record -- {id}</code> makes it.
        </p>
      )}
      {recording !== null && recording !== 'missing' && (
        <LineChart
          title={title}
          xTitle={xTitle}
          yTitle={yTitle}
          series={seriesOf(figure, recording)}
          write={(value) => epsilonText(value)}
        >
          <p className="part-caption">
            Recorded: means of {recording.results[0].runs} runs from seed {recording.seed} on, by{' '}
            {recording.backend}, at commit {recording.commit}. Remade by <code>npm run record -- {id}</code>.
          </p>
        </LineChart>
      )}
    </section>
  );
}

export function Gallery() {
  const [ref, seen] = useSeen();
  return (
    <figure className={`chapter-figure ${styles.gallery}`} ref={ref} aria-label="Recorded pictures">
      <h3>After the paper’s figures, at browser size</h3>
      <p className="part-caption">
        “UniAud” varies the same things in networks of 1,000 features, 100,000 hidden units and 1,000 labels.
        Here a linear model trains thirty full-batch steps, which is less, so the values are not to be
        compared with the paper’s. Every point is read at 95 % confidence.
      </p>
      <div className={styles.all}>
        {GALLERY.map((figure) => (
          <Recorded key={figure.id} figure={figure} wanted={seen} />
        ))}
      </div>
    </figure>
  );
}
