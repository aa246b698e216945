// One recorded picture of a paper's figure, with links to its scenarios and with files to save.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRecorded } from '../../chapters/frame/useRecorded';
import { Chart } from '../../chart/Chart';
import { ChartTable } from '../../chart/ChartTable';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { countText } from '../../notation/formatNumber';
import { linkOf } from '../../state/useScenario';
import { later } from '../../ui/later';
import { useSeen } from '../../ui/window/visibility';
import wide from '../items/TablePart.module.css';
import { RecordingProvenance } from '../recorded/Provenance';
import { RecordedReading } from '../recorded/Reading';
import type { PaperRecordingPlan } from './cells';
import type { PaperFigure } from './figures/paperFigure';
import styles from './PaperPicture.module.css';
import { panelCharts } from './panelCharts';
import { type PaperRecording, parsePaperRecording } from './recorded';
import { backendsOf, secondsOf } from './recordedBy';
import { PaperSettings } from './settings/Settings';

const SavePaper = later(() => import('./SavePaper'), 'SavePaper');

function DrawnPanels({ figure, recording }: { figure: PaperFigure; recording: PaperRecording }) {
  const { axes, title, words, standsIn, links, panels, found, seen, differs, plan, whole } = figure;
  const { cells } = recording;
  const borneOut = seen.filter(({ holds }) => holds(cells)).map(({ words }) => words(cells));
  const drawn = panels(cells);
  const charts = panelCharts(axes, drawn);
  const smaller = links.some(
    ({ scenario }, i) => scenario.modelsPerWorld !== plan.cells[i]?.scenario.modelsPerWorld,
  );
  return (
    <>
      <div className={`${wide.wide} ${styles.chart}`}>
        <Chart data={charts} label={t`${title}. Its numbers stand below.`} />
      </div>
      <p>{words}</p>
      <p className="part-caption">{standsIn}</p>
      <FigureNumbers
        title={t`${title} in numbers`}
        saves={{ of: title, rows: <SavePaper figure={figure} panels={drawn} recording={recording} /> }}
      >
        {drawn.map(({ id, title: name }, i) => (
          <ChartTable
            key={id}
            data={charts[i]}
            title={`${title}, ${name}`}
            caption={<Trans>{name} with means over the repeats, plus and minus two standard errors.</Trans>}
          />
        ))}
      </FigureNumbers>
      <PaperSettings figure={figure} />
      <RecordedReading found={found} seen={borneOut} differs={differs} />
      <p className={styles.links}>
        <Trans>Open as a scenario</Trans>{' '}
        {links.map((link) => (
          <a key={link.title} href={linkOf(link.scenario)}>
            {link.title}
          </a>
        ))}
        {smaller && <Trans>(with 250 models in each world, for a tab)</Trans>}
      </p>
      {plan.grows && <Grown plan={plan} trained={plan.grows.trained} />}
      {whole?.grows && <Grown plan={whole} trained={whole.grows.trained} />}
      <RecordingProvenance
        id={plan.id}
        loaded={recording}
        seconds={secondsOf(cells)}
        by={backendsOf(cells)}
        after={
          plan.cells.some(({ kind }) => kind === 'training') && (
            <Trans>If it is stopped, it goes on where it was.</Trans>
          )
        }
      />
    </>
  );
}

/** Words on how far a recording at the paper's sizes has come, and on the command that continues it. */
function Grown({ plan: { id, cells }, trained }: { plan: PaperRecordingPlan; trained: number }) {
  const [{ scenario }] = cells;
  const { modelsPerWorld, trainingRepeats, canaries, recordCount } = scenario;
  const series = cells.length * canaries.length * trainingRepeats;
  const planned = countText(2 * modelsPerWorld);
  const done = countText(2 * trained);
  const all = countText(2 * modelsPerWorld * series);
  const missing = countText(2 * (modelsPerWorld - trained) * series);
  const records = countText(recordCount);
  const command = <code>npm run record -- {id}</code>;
  return (
    <p className="part-caption">
      {trained === 0 ? (
        <Trans>
          At the paper’s {records} records nothing is trained so far. These are 0 of {planned} models of each
          attack and sampling rate, and all {all} are missing.
        </Trans>
      ) : (
        <Trans>
          At the paper’s {records} records, {done} of {planned} models of each attack and sampling rate are
          trained so far, and {missing} of all {all} are missing.
        </Trans>
      )}{' '}
      <Trans>
        The command {command} trains more. It keeps what it has trained in a folder of its own and goes on
        from there, with <code>--left</code> it says what is missing, and with <code>--share</code> several
        machines divide the models. The folder is not part of the repository, so a fresh copy starts with the
        first model.
      </Trans>
    </p>
  );
}

export function PaperPicture({ figure }: { figure: PaperFigure }) {
  const [ref, seen] = useSeen();
  const recording = useRecorded(figure.plan, parsePaperRecording, seen);
  const { plan, name, title, words } = figure;
  const { id } = plan;
  return (
    <section
      ref={ref}
      id={id}
      className={styles.one}
      aria-labelledby={`${id}-title`}
      aria-busy={recording === null}
    >
      <h2 id={`${id}-title`}>
        {name}: {title}
      </h2>
      {recording === null || recording === 'missing' ? (
        <>
          <p>{words}</p>
          <RecordingProvenance id={id} loaded={recording} />
        </>
      ) : (
        <DrawnPanels figure={figure} recording={recording} />
      )}
    </section>
  );
}
