// The settings of a figure of the paper: their names, how they are written, and how two lists of them are compared. Pure.
import { t } from '@lingui/core/macro';
import { countText, parameterText, shareOfOneText } from '../../../notation/formatNumber';

export const SETTINGS = {
  samplingRates: [t`sampling rate q`, shareOfOneText],
  steps: [t`steps T`, countText],
  clippingNorms: [t`clipping norm C`, parameterText],
  learningRates: [t`learning rate η`, parameterText],
  /** Number of records that are trained on. */
  records: [t`records`, countText],
  labels: [t`labels`, countText],
  /** Number of weights and biases. */
  parameters: [t`trained parameters`, countText],
  /** R, the number of models in both worlds together and in each repeat. For accuracies it is the number behind each mean. */
  models: [t`models R`, countText],
  repeats: [t`repeats`, countText],
  looks: [t`checkpoints`, countText],
} as const satisfies Record<string, readonly [words: string, write: (value: number) => string]>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The values of each setting, in rising order. */
export type FigureSettings = Readonly<Record<SettingName, readonly number[]>>;

/** Reasons why a value of the paper's is not known: the paper does not give it, or it is illegible in our copy of the paper. */
const UNKNOWN = { 'not-given': t`not given`, lost: t`lost in our copy` } as const;

export type PublishedSettings = Readonly<Record<SettingName, readonly number[] | keyof typeof UNKNOWN>>;

export function paperSettingText(name: SettingName, values: PublishedSettings[SettingName]): string {
  if (typeof values === 'string') return UNKNOWN[values];
  return values.map((value) => SETTINGS[name][1](value)).join('; ') || '–';
}

/** Names of the settings that differ, among those that are known for both. */
export const differing = (one: PublishedSettings, other: PublishedSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const [own, theirs] = [one[name], other[name]];
    return typeof own !== 'string' && typeof theirs !== 'string' && own.join() !== theirs.join();
  });
