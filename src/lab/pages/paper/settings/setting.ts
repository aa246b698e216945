// What a figure of the paper was run at, setting by setting, and in which of them two differ. Pure.
import { t } from '@lingui/core/macro';
import { countText, parameterText, shareOfOneText } from '../../../notation/formatNumber';

/** What each is called, and how its numbers are written. */
export const SETTINGS = {
  samplingRates: [t`sampling rate q`, shareOfOneText],
  steps: [t`steps T`, countText],
  clippingNorms: [t`clipping norm C`, parameterText],
  learningRates: [t`learning rate η`, parameterText],
  /** Trained on. */
  records: [t`records`, countText],
  labels: [t`labels`, countText],
  /** Trained: weights and biases, as they are counted where they are stated. */
  parameters: [t`trained parameters`, countText],
  /** R: trained or drawn in both worlds together, in each repeat. */
  models: [t`models R`, countText],
  repeats: [t`repeats`, countText],
  looks: [t`checkpoints`, countText],
} as const satisfies Record<string, readonly [words: string, write: (value: number) => string]>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Numbers in rising order, several where the figure varies them; null where we have not seen them. */
export type FigureSettings = Readonly<Record<SettingName, readonly number[] | null>>;

/** 'not seen', or all numbers. */
export function settingText(name: SettingName, values: readonly number[] | null): string {
  if (values === null) return t`not seen`;
  return values.map((value) => SETTINGS[name][1](value)).join('; ') || '–';
}

/** The settings that are known of both and are not the same, in the order of {@link SETTING_NAMES}. */
export const differing = (one: FigureSettings, other: FigureSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const [own, theirs] = [one[name], other[name]];
    return own !== null && theirs !== null && own.join() !== theirs.join();
  });
