// The content of the cards that show what each attack puts in the place of the record.
import { select, t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import type { CanaryChoice } from '../../../../scenario';
import type { CraftedSummary, DataSummary, ShownRecord, TrainingAuditReply } from '../../../../work';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import styles from './cards.module.css';
import { PixelPlace, RecordPicture, SentenceQuote } from './RecordPicture';

type Card<Kind extends CanaryChoice> = (
  shown: NonNullable<CraftedSummary[Kind]>,
  reply: TrainingAuditReply,
) => { picture: ReactNode; words: ReactNode };

export const className = (data: DataSummary, label: number): string =>
  data.classNames[label] ?? String(label);

export const recordNoun = ({ image }: DataSummary): 'picture' | 'record' => (image ? 'picture' : 'record');

/** A sentence if a picture has grey values beyond the range of the source; null otherwise. */
function rangeNote({ features }: ShownRecord, { image }: DataSummary): string | null {
  if (!image) return null;
  const low = features.reduce((a, b) => Math.min(a, b));
  const high = features.reduce((a, b) => Math.max(a, b));
  const { max } = image;
  const slack = 1e-6 * max;
  if (low >= -slack && high <= max + slack) return null;
  const from = Math.round(low);
  const to = Math.round(high);
  return t`Its grey values run from ${from} to ${to}, those of the source from 0 to ${max}, and the picture is cut off there.`;
}

/** A class in words, such as 'class 3'. Generated data sets already have such names. */
const ofClass = (name: string): string => (/^class\b/i.test(name) ? name : t`class ${name}`);

const hiddenUnit = (unit: number): string =>
  t({ context: 'after of, from, to', message: `hidden unit ${unit}` });

function weightText(
  { layer, unit, input }: NonNullable<CraftedSummary['S2']>,
  { data, shape }: TrainingAuditReply,
): string {
  const hidden = shape.kind === 'mlp' && layer === 0;
  const to = hidden ? hiddenUnit(unit) : ofClass(className(data, unit));
  if (input === null) return t`the bias of ${to}`;
  if (layer > 0) {
    const from = hiddenUnit(input);
    return t`the weight from ${from} to ${to}`;
  }
  if (data.image) {
    const { width } = data.image;
    const row = Math.floor(input / width) + 1;
    const column = (input % width) + 1;
    return t`the weight from the pixel in row ${row}, column ${column} to ${to}`;
  }
  const from = data.columnNames?.[input] ?? t`feature ${input}`;
  return t`the weight from ${from} to ${to}`;
}

const wordsOf = ({ data, crafted: { sentences, target } }: TrainingAuditReply) => ({
  data,
  sentences,
  thing: recordNoun(data),
  name: className(data, target.record.label),
});

type Sentences = NonNullable<TrainingAuditReply['crafted']['sentences']>;

const Nearest = ({ sentences: { nearest } }: { sentences: Sentences }) => (
  <>
    <p>{t`These public sentences point most its way.`}</p>
    {nearest.map((sentence) => {
      const cosine = decimalText(sentence.cosine, 2);
      return (
        <div className={styles.near} key={`${sentence.year} ${sentence.words}`}>
          <SentenceQuote sentence={sentence} />
          <p className="soft">{t`cosine ${cosine}`}</p>
        </div>
      );
    })}
  </>
);

export const CARDS: { readonly [Kind in CanaryChoice]: Card<Kind> } = {
  S2: (shown, reply) => {
    const { data } = reply;
    const { coordinate, movement, input } = shown;
    const weight = weightText(shown, reply);
    const distance = toText(typesetSignificant(movement, 2));
    return {
      picture:
        data.image && shown.layer === 0 && input !== null ? (
          <PixelPlace
            at={input}
            image={data.image}
            label={t`The pixel whose weight is attacked, number ${input}`}
          />
        ) : (
          <p className={styles.words}>
            {input === null
              ? t`a bias`
              : shown.layer === 0 && data.columnNames
                ? data.columnNames[input]
                : shown.layer > 0
                  ? t`hidden unit ${input}`
                  : t`feature ${input}`}
          </p>
        ),
      words:
        movement === 0
          ? t`Parameter ${coordinate}, ${weight}. Without noise it does not move at all in the whole training. No real record moves it, so S2 is S1 here.`
          : t`Parameter ${coordinate}, ${weight}. Without noise it moves by ${distance} in the whole training.`,
    };
  },
  S3: ({ record }, reply) => {
    const { data, sentences, thing, name } = wordsOf(reply);
    const label = t`${select(thing, { picture: 'The crafted picture', other: 'The crafted record' })}, labelled ${name}`;
    const picture = <RecordPicture record={record} data={data} label={label} />;
    const note = rangeNote(record, data);
    return sentences
      ? {
          picture: (
            <div>
              {picture}
              <Nearest sentences={sentences} />
            </div>
          ),
          words: (
            <Trans>
              A direction in the space of features, made by the attacker, labelled <b>{name}</b> like z. No
              sentence has it.
            </Trans>
          ),
        }
      : {
          picture,
          words: (
            <Trans>
              Made by the attacker, labelled <b>{name}</b> like z. {note}
            </Trans>
          ),
        };
  },
  S4: ({ record }, reply) => {
    const { data, sentences, thing, name } = wordsOf(reply);
    const other = className(data, record.label);
    const label = t`${select(thing, { picture: 'The same picture', other: 'The same record' })}, labelled ${other}`;
    return {
      picture: <RecordPicture record={record} data={data} label={label} sentence={sentences?.target} />,
      words: (
        <Trans>
          <Select
            value={sentences ? 'sentence' : thing}
            _picture="The same picture"
            _sentence="The same sentence"
            other="The same record"
          />
          , labelled <b>{other}</b> instead of {name}.
        </Trans>
      ),
    };
  },
  S5: ({ record, index: row }, reply) => {
    const { data, sentences, thing } = wordsOf(reply);
    const name = className(data, record.label);
    const label = t`${select(thing, { picture: 'A natural picture', other: 'A natural record' })}, labelled ${name}: auxiliary row ${row}`;
    return {
      picture: <RecordPicture record={record} data={data} label={label} sentence={sentences?.natural} />,
      words: (
        <Trans>
          Auxiliary row {row}, labelled <b>{name}</b>, as it is.
        </Trans>
      ),
    };
  },
};
