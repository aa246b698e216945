// The card of S2: the weight that is attacked.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CraftedSummary, TrainingAuditReply } from '../../../../../jobs';
import { toText, typesetSignificant } from '../../../../notation/formatNumber';
import { PixelPlace } from '../RecordPicture';
import { type Card, className } from './card';
import styles from './S2.module.css';

/** 'class 3'; generated sets call their classes so already. */
const ofClass = (name: string): string => (/^class\b/i.test(name) ? name : `class ${name}`);

/** Which weight or bias a crafted gradient points along. */
function weightText(
  { layer, unit, input }: NonNullable<CraftedSummary['S2']>,
  { data, shape }: TrainingAuditReply,
): string {
  const hidden = shape.kind === 'mlp' && layer === 0;
  const to = hidden ? t`hidden unit ${unit}` : ofClass(className(data, unit));
  if (input === null) return t`the bias of ${to}`;
  if (layer > 0) return t`the weight from hidden unit ${input} to ${to}`;
  if (data.image) {
    const { width } = data.image;
    return t`the weight from the pixel in row ${Math.floor(input / width) + 1}, column ${(input % width) + 1} to ${to}`;
  }
  return t`the weight from ${data.columnNames?.[input] ?? `feature ${input}`} to ${to}`;
}

export const S2: Card<'S2'> = (shown, reply) => {
  const { data } = reply;
  return {
    picture:
      data.image && shown.layer === 0 && shown.input !== null ? (
        <PixelPlace
          at={shown.input}
          image={data.image}
          label={t`The pixel whose weight is attacked: number ${shown.input}`}
        />
      ) : (
        <p className={styles.words}>
          {shown.input === null
            ? 'a bias'
            : shown.layer === 0 && data.columnNames
              ? data.columnNames[shown.input]
              : shown.layer > 0
                ? t`hidden unit ${shown.input}`
                : `feature ${shown.input}`}
        </p>
      ),
    words: (
      <Trans>
        Parameter {shown.coordinate}, {weightText(shown, reply)}. Without noise it{' '}
        {shown.movement === 0
          ? t`does not move at all`
          : t`moves by ${toText(typesetSignificant(shown.movement, 2))}`}{' '}
        in the whole training{shown.movement === 0 && t`: no real record moves it, and S2 is S1 here`}.
      </Trans>
    ),
  };
};
