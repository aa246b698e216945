// The control of the prior, the chance to guess a secret right without the model: a slider over the odds, a box, and a few usual values.
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { exactNumber } from '../../../scenario';
import { stepValue } from '../../../scenario/controls';
import { ControlHead } from '../../controls/ControlHead';
import { changeSecret, useSecretNow } from '../../state/secretNow';
import { NumberBox } from '../../ui/inputs/NumberBox';
import { readNumber } from '../../ui/inputs/readNumber';
import { Slider } from '../../ui/inputs/Slider';
import { chanceText } from './chanceText';
import styles from './PriorControl.module.css';

/** Ranges of the prior. That of the box is wider than that of the slider. */
const PRIOR = {
  range: { min: 1e-12, max: 0.999 },
  slider: { min: 1e-9, max: 0.9, scale: 'odds' },
  step: 1.1,
  largeStep: 2,
} as const;

const USUAL = [
  { prior: 1 / 2, name: t`a yes or no` },
  { prior: 1 / 10, name: t`one of ten` },
  { prior: 1e-3, name: t`a code of three digits` },
  { prior: 1e-6, name: t`one in a million` },
] as const;

const { min, max } = PRIOR.range;

const readPrior = (text: string) =>
  readNumber(
    text,
    (prior) => prior >= min && prior <= max,
    (typed, reason) =>
      t`The prior cannot be "${typed}", because ${reason}. Give a number from ${min} to ${max}, such as 0.1, 1/10 or 10%.`,
  );

export function PriorControl() {
  const id = useId();
  const { prior } = useSecretNow();
  const chance = chanceText(prior);
  const onValue = (value: number) => changeSecret({ prior: value });
  return (
    <div className={`only-on-screen ${styles.place}`}>
      <div className="control">
        <ControlHead id={id} symbol="p" label={t`Prior (right without the model)`}>
          <NumberBox
            labelledBy={id}
            value={prior}
            read={readPrior}
            write={(value) => exactNumber(value, true)}
            onValue={onValue}
            step={(direction, size) => stepValue(PRIOR, prior, direction, size)}
          />
        </ControlHead>
        <Slider
          field={PRIOR}
          labelledBy={id}
          value={prior}
          valueText={t`${chance} before`}
          onValue={onValue}
        />
      </div>
      <p className={styles.usual}>
        {USUAL.map(({ prior: value, name }) => (
          <button
            key={name}
            type="button"
            className="text-button"
            aria-pressed={prior === value}
            onClick={() => onValue(value)}
          >
            {name}
          </button>
        ))}
      </p>
    </div>
  );
}
