// The form for a model of the reader's own, the encoder, whose output becomes features to train on.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { say, sayError } from '../../../base/language/say';
import { Term } from '../../../lab/notation/Term';
import { useRested } from '../../../lab/state/results';
import { Button } from '../../../lab/ui/Button';
import { FilesButton } from '../../../lab/ui/inputs/FilesButton';
import { NumberBox } from '../../../lab/ui/inputs/NumberBox';
import type { BoxReading } from '../../../lab/ui/inputs/readNumber';
import { SelectControl } from '../../../lab/ui/inputs/SelectControl';
import type { JobError } from '../../../work';
import type { EncodeOptions, ModelSummary } from '../engine/types';
import styles from './Encoder.module.css';
import {
  ENGINE_CHOICES,
  modelText,
  outputText,
  POOLINGS,
  progressText,
  recordsText,
  replyText,
  SCALES,
} from './encoderWords';
import { ENCODER_JOBS, type EncoderEntry, type EncoderStore, type RecordsChoice } from './jobs';

interface Encoding {
  store: EncoderStore;
  entry: EncoderEntry;
}

/** The form of the encoder. `onFile` takes the file of features that a reader has made. */
export function Encoder({ onFile }: { onFile: (file: File) => void }) {
  const store = ENCODER_JOBS;
  const entry = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { model, records, run } = entry;
  return (
    <div className={styles.encoder} data-testid="encoder">
      <p className="remark">
        <Trans>
          An <Term name="encoder">encoder</Term> turns each record into features, and a layer on top of them
          is trained and attacked, as in the paper. This page reads model and records, and they stay in this
          tab.
        </Trans>
      </p>
      <ol className={styles.steps}>
        <Step title={t`The encoder, a model of TensorFlow.js`}>
          <div className={styles.buttons}>
            <FilesButton
              label={t`Files of the model`}
              multiple
              onFiles={(files) => void store.chooseModel({ kind: 'files', files })}
            >
              {t`Choose model.json and its weights`}
            </FilesButton>
            <Button look="small" onClick={() => void store.chooseModel({ kind: 'demonstration' })}>
              <Trans>Take the demonstration</Trans>
            </Button>
          </div>
          <Facts of={model} text={model.summary && modelText(model.summary)} />
        </Step>
        <Step title={t`The records`}>
          <div className={styles.buttons}>
            <FilesButton
              label={t`Folder of pictures`}
              folder
              onFiles={(files) => void store.chooseRecords(ofFolder(files))}
            >
              {t`Choose a folder`}
            </FilesButton>
            <FilesButton
              label={t`Pictures, archive or table`}
              multiple
              onFiles={(files) => void store.chooseRecords(ofFiles(files))}
            >
              {t`Choose files`}
            </FilesButton>
            <Button look="small" onClick={() => void store.chooseRecords({ kind: 'digits' })}>
              <Trans>Take this page’s digits</Trans>
            </Button>
          </div>
          <p className="control-hint">
            <Trans>
              A folder or a ZIP of pictures with a subfolder for each class, or a table of numbers (CSV, NPY,
              NPZ) with a label.
            </Trans>
          </p>
          <Facts of={records} text={records.summary && recordsText(records.summary)} />
        </Step>
        {model.summary && (
          <Step title={t`What is taken`}>
            <EncoderOptions store={store} entry={entry} model={model.summary} />
          </Step>
        )}
        <Step title={t`The features`}>
          <Run entry={entry} store={store} onFile={onFile} />
        </Step>
      </ol>
      <Covered demonstration={model.choice?.kind === 'demonstration'} made={run.reply !== null} />
    </div>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h4>{title}</h4>
    {children}
  </li>
);

const Facts = ({ of, text }: { of: EncoderEntry['model' | 'records']; text: string | null }) => (
  <>
    <Refused error={of.error}>{text !== null && ` ${t`What was there before stays.`}`}</Refused>
    <p className={`remark ${styles.facts}`} aria-live="polite">
      {of.status === 'reading' ? t`Reading…` : text}
    </p>
  </>
);

const Refused = ({ error, children }: { error: JobError | null; children?: ReactNode }) =>
  error && (
    <p className={`doubt ${styles.facts}`} role="alert">
      {sayError(error)}
      {children}
    </p>
  );

function Run({ entry, store, onFile }: Encoding & { onFile: (file: File) => void }) {
  const { model, records, run } = entry;
  const running = run.status === 'running';
  const ready = model.choice !== null && records.choice !== null;
  const spoken = useRested(running ? progressText(run) : '', 3000);
  const share = run.progress && run.progress.total > 0 ? run.progress.done / run.progress.total : 0;
  return (
    <>
      <div className={styles.work}>
        {running ? (
          <Button look="run" onClick={() => store.stop()}>{t`Stop`}</Button>
        ) : (
          <Button
            look="run"
            disabled={!ready}
            onClick={() => void store.encode(onFile)}
          >{t`Make features`}</Button>
        )}
        {running && (
          <>
            <span className="number">{progressText(run)}</span>
            <progress max={1} value={share} aria-label={t`Progress of the features`} />
          </>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      <Refused error={run.error} />
      {run.reply && !running && <Made run={run} reply={run.reply} />}
    </>
  );
}

function Made(props: { run: EncoderEntry['run']; reply: NonNullable<EncoderEntry['run']['reply']> }) {
  const { run, reply } = props;
  const fileName = run.fileName ?? '';
  const why = reply.whyNot.map(say).join('; ');
  return (
    <div aria-live="polite">
      <p className={`remark ${styles.facts}`}>
        {run.stale && (
          <b>
            <Trans>Of earlier settings:</Trans>{' '}
          </b>
        )}
        {replyText(reply)} {t`They stand above as ${fileName}.`}
      </p>
      {reply.halfPrecision && (
        <p className={`doubt ${styles.facts}`}>
          <Trans>
            This graphics card keeps some three digits of a number. The processor keeps seven, and is slower.
          </Trans>
        </p>
      )}
      {reply.notices.map((said) => (
        <p key={said.code} className={`remark ${styles.facts}`}>
          {say(said)}
        </p>
      ))}
      {why !== '' && <p className={`remark ${styles.facts}`}>{t`Passed over (${why}).`}</p>}
    </div>
  );
}

const Covered = ({ demonstration, made }: { demonstration: boolean; made: boolean }) => (
  <p className={`${made ? 'doubt' : 'remark'} ${styles.covered}`}>
    <Trans>
      Every ε here is about training on the features. It does not cover the encoder. One that was trained on
      the same people’s data may give away what it has learned of them, and nothing on this page counts that.
    </Trans>{' '}
    {demonstration && t`The demonstration was not trained. Its weights are random numbers from a fixed seed.`}
  </p>
);

/** The records of a folder. Paths leave out the folder's own name, so that pictures beside the subfolders have no folder. */
function ofFolder(files: readonly File[]): RecordsChoice {
  const [name = ''] = files[0].webkitRelativePath.split('/');
  return {
    kind: 'pictures',
    name,
    files: files.map((file) => ({ path: file.webkitRelativePath.slice(name.length + 1), file })),
  };
}

function ofFiles(files: readonly File[]): RecordsChoice {
  const [only, ...more] = files;
  if (more.length === 0 && !only.type.startsWith('image/'))
    return { kind: 'file', name: only.name, file: only, label: null };
  return {
    kind: 'pictures',
    name: t`pictures`,
    files: files.map((file) => ({ path: file.name, file })),
  };
}

function EncoderOptions({ store, entry, model }: Encoding & { model: ModelSummary }) {
  const { options } = entry;
  const { choice, summary: records } = entry.records;
  const option = <Name extends 'pooling' | 'scale' | 'engine'>(
    name: Name,
    label: string,
    choices: readonly { value: EncodeOptions[Name]; label: string }[],
    hint?: string,
  ) => (
    <SelectControl
      label={label}
      choices={choices}
      value={options[name]}
      onChoice={(value) => store.setOptions({ [name]: value })}
      hint={hint}
    />
  );
  const { input, outputs } = model;
  const chosen = outputs.find(({ name }) => name === options.output);
  const hasPositions = chosen?.shape === undefined || chosen.shape === null || chosen.shape.length > 1;
  const pictures = records?.kind === 'pictures';
  const open = input.picture !== null && (input.picture.height === null || input.picture.width === null);
  return (
    <div className={styles.options}>
      <SelectControl
        label={t`Features are the values of`}
        choices={outputs.map((output) => ({ value: output.name, label: outputText(output) }))}
        value={options.output}
        onChoice={(output) => store.setOptions({ output })}
        hint={t`For a classifier, rather take a layer before its last, since the last one knows its own classes.`}
      />
      {hasPositions && option('pooling', t`Of an output with positions, take`, POOLINGS)}
      {pictures &&
        option(
          'scale',
          t`Grey and colour values become`,
          SCALES,
          t`As in the model’s own training. Of each picture its middle is taken, in the model’s proportions.`,
        )}
      {pictures && open && <Side value={options.side} onValue={(side) => store.setOptions({ side })} />}
      {records?.columns && (
        <SelectControl
          label={t`The label is`}
          choices={records.columns.map(({ name }, j) => ({ value: String(j), label: name }))}
          value={String(records.label ?? 0)}
          onChoice={(label) =>
            choice?.kind === 'file' && void store.chooseRecords({ ...choice, label: Number(label) })
          }
        />
      )}
      {option('engine', t`Compute on`, ENGINE_CHOICES)}
    </div>
  );
}

/** Longest side of a picture in pixels. */
const LONGEST_SIDE = 1024;

function readSide(text: string): BoxReading {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= LONGEST_SIDE
    ? { ok: true, value }
    : { ok: false, message: t`Give a whole number from 1 to ${LONGEST_SIDE}.` };
}

function Side({ value, onValue }: { value: number; onValue: (side: number) => void }) {
  const id = useId();
  return (
    <div className="control">
      <span id={id}>{t`Height and width in pixels`}</span>
      <NumberBox labelledBy={id} value={value} read={readSide} write={String} onValue={onValue} />
      <p className="control-hint">{t`The model leaves them open.`}</p>
    </div>
  );
}
