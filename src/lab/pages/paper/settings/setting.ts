// What a figure of the paper was run at, setting by setting, and in which of them two differ. Types and a comparison; pure.
import { t } from '@lingui/core/macro';
import { countText, parameterText, shareOfOneText } from '../../../notation/formatNumber';

/** Numbers in rising order, several where the figure varies them; null where we have not seen them. */
export interface FigureSettings {
  samplingRates: readonly number[] | null;
  steps: readonly number[] | null;
  clippingNorms: readonly number[] | null;
  learningRates: readonly number[] | null;
  /** Trained on. */
  records: readonly number[] | null;
  /** Labels of the data. */
  labels: readonly number[] | null;
  /** Trained: weights and biases, as they are counted where they are stated. */
  parameters: readonly number[] | null;
  /** R: trained or drawn in both worlds together, in each repeat. */
  models: readonly number[] | null;
  repeats: readonly number[] | null;
  /** Checkpoints of a training. */
  looks: readonly number[] | null;
}

export type SettingName = keyof FigureSettings;

export const SETTING_WORDS: Readonly<Record<SettingName, string>> = {
  samplingRates: t`sampling rate q`,
  steps: t`steps T`,
  clippingNorms: t`clipping norm C`,
  learningRates: t`learning rate η`,
  records: t`records`,
  labels: t`labels`,
  parameters: t`trained parameters`,
  models: t`models R`,
  repeats: t`repeats`,
  looks: t`checkpoints`,
};

export const SETTING_NAMES = Object.keys(SETTING_WORDS) as SettingName[];

const COUNTS: readonly SettingName[] = [
  'steps',
  'records',
  'labels',
  'parameters',
  'models',
  'repeats',
  'looks',
];

/** 'not seen', or all numbers. */
export function settingText(name: SettingName, values: readonly number[] | null): string {
  if (values === null) return t`not seen`;
  if (values.length === 0) return '–';
  const write = name === 'samplingRates' ? shareOfOneText : COUNTS.includes(name) ? countText : parameterText;
  return values.map((value) => write(value)).join('; ');
}

/** The settings that are known of both and are not the same, in the order of {@link SETTING_NAMES}. */
export const differing = (one: FigureSettings, other: FigureSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const [own, theirs] = [one[name], other[name]];
    return own !== null && theirs !== null && own.join() !== theirs.join();
  });
