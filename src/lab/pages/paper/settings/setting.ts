// What a figure of the paper was run at, setting by setting. Pure.
import { t } from '@lingui/core/macro';
import { countText, parameterText, shareOfOneText } from '../../../notation/formatNumber';

export const SETTINGS = {
  samplingRates: [t`sampling rate q`, shareOfOneText],
  steps: [t`steps T`, countText],
  clippingNorms: [t`clipping norm C`, parameterText],
  learningRates: [t`learning rate η`, parameterText],
  /** Trained on. */
  records: [t`records`, countText],
  labels: [t`labels`, countText],
  /** Weights and biases. */
  parameters: [t`trained parameters`, countText],
  /** R: in both worlds together, in each repeat. */
  models: [t`models R`, countText],
  repeats: [t`repeats`, countText],
  looks: [t`checkpoints`, countText],
} as const satisfies Record<string, readonly [words: string, write: (value: number) => string]>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** In rising order; null where we have not seen them. */
export type FigureSettings = Readonly<Record<SettingName, readonly number[] | null>>;

export function paperSettingText(name: SettingName, values: readonly number[] | null): string {
  if (values === null) return t`not seen`;
  return values.map((value) => SETTINGS[name][1](value)).join('; ') || '–';
}

/** Settings that are known of both. */
export const differing = (one: FigureSettings, other: FigureSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const [own, theirs] = [one[name], other[name]];
    return own !== null && theirs !== null && own.join() !== theirs.join();
  });
