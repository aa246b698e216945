// The card of S2: the weight that is attacked.
import { t } from '@lingui/core/macro';
import type { CraftedSummary, TrainingAuditReply } from '../../../../jobs';
import { toText, typesetSignificant } from '../../../../notation/formatNumber';
import { PixelPlace } from '../RecordPicture';
import { type Card, className } from './card';
import styles from './S2.module.css';

/** 'class 3'; generated sets call their classes so already. */
const ofClass = (name: string): string => (/^class\b/i.test(name) ? name : t`class ${name}`);

/** As it stands after 'of', 'from' and 'to'. */
const hiddenUnit = (unit: number): string =>
  t({ context: 'after of, from, to', message: `hidden unit ${unit}` });

/** Which weight or bias a crafted gradient points along. */
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

export const S2: Card<'S2'> = (shown, reply) => {
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
};
