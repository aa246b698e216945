// The form on paper, where boxes are not printed: what was entered, answered and assumed, with the link that opens it again.
import { Plural, Trans } from '@lingui/react/macro';
import { version } from '../../../../package.json';
import { listWithMarks, withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { DEFAULT_VIEW, exactNumber, type Scenario } from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import { type FormAnswer, ROW_SOUGHT } from '../engine/form/asked';
import type { Row } from '../engine/form/resolve';
import { isSchedule } from '../engine/reading';
import styles from './PrintedForm.module.css';
import { TooLong } from './TooLong';
import { KIND_NAMES, MEASURE_NAMES, PARTICIPANTS } from './words';

interface PrintedFormProps {
  asked: FormAnswer;
  /** The link that opens the form again; null where no link holds it. */
  address: string | null;
  /** The pasted text, whose lines the report names. */
  text: string;
}

const written = ({ kind, value, source }: Row): string => {
  if (kind !== null && isSchedule(kind)) return listWithMarks(source?.given ?? '');
  const given = withDecimalMark(source?.given ?? '');
  if (value === null) return given;
  const number = withDecimalMark(exactNumber(value, true));
  // arithmetic such as 1/n is printed together with its value
  return /[a-z*/^(]/i.test(given.replace(/e[+-]?\d+$/i, '')) ? `${given} = ${number}` : number;
};

export const addressOf = (held: string, scenario: Scenario): string => {
  const query = formatAddress(scenario, { ...DEFAULT_VIEW, page: 'calculator', form: held });
  return `${window.location.origin}${window.location.pathname}?${query}`;
};

export function PrintedForm({ asked: { form, aim }, address, text }: PrintedFormProps) {
  if (form.pending) return null;
  const names = KIND_NAMES[form.unit];
  const phases = [form.rows, ...form.further.map(({ rows }) => rows)];
  return (
    <section className={styles.printed} data-testid="printed">
      <div className={styles.whole}>
        <h3>
          <Trans>What was entered</Trans>
        </h3>
        <dl>
          {phases.map((rows, i) =>
            rows.flatMap((row) =>
              row.kind === null || row.source === null || row.id === soughtRow(aim)
                ? []
                : [
                    // biome-ignore lint/suspicious/noArrayIndexKey: a phase has no identity but its place in the list
                    <div key={`${i} ${row.id}`}>
                      <dt>
                        {names[row.kind]}
                        {phases.length > 1 && i > 0 && <PhaseNumber number={i + 1} />}
                      </dt>
                      <dd>{written(row)}</dd>
                    </div>,
                  ],
            ),
          )}
          {aim && (
            <div>
              <dt>
                <Trans>Target, at most</Trans>
              </dt>
              <dd>
                {MEASURE_NAMES[aim.target.measure]} {withDecimalMark(aim.target.most)}
              </dd>
            </div>
          )}
          {form.questions.map(({ id, title, options, answer }) => (
            <div key={id}>
              <dt>{say(title)}</dt>
              <dd>
                {answer === null ? (
                  <Trans>not answered</Trans>
                ) : id === 'participation' ? (
                  PARTICIPANTS[answer]
                ) : (
                  options[answer] && say(options[answer].label)
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Adjacency Lab {version}.{' '}
          {address === null ? (
            <TooLong />
          ) : (
            <a href={address} data-address>
              {address}
            </a>
          )}
        </p>
      </div>
      {text.trim() !== '' && <PrintedText text={text} />}
    </section>
  );
}

/** Lines of a text that are printed. A log may have thousands, of which paper has the beginning. */
const MOST_LINES = 200;

/** What was pasted, with the numbers of its lines. */
function PrintedText({ text }: { text: string }) {
  const lines = text.trimEnd().split(/\r?\n|\r/);
  const more = lines.length - MOST_LINES;
  return (
    <>
      <h3>
        <Trans>What was pasted</Trans>
      </h3>
      <ol className={styles.lines}>
        {lines.slice(0, MOST_LINES).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li key={i}>{line}</li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          <Plural value={more} one="# more line follows." other="# more lines follow." />
        </p>
      )}
    </>
  );
}

const soughtRow = (aim: FormAnswer['aim']) => (aim ? ROW_SOUGHT[aim.sought] : null);

const PhaseNumber = ({ number }: { number: number }) => (
  <>
    {' '}
    (<Trans>Phase {number}</Trans>)
  </>
);
