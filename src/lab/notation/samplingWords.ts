// How batches are drawn, in words: the names of the choices, what each draws, and what files say of the numbers.
import { t } from '@lingui/core/macro';
import { countText } from '../../base/language/numbers';
import { dealtEpochs } from '../../scenario/sampling';
import type { Sampling, Scenario } from '../../scenario/types';
import { batchText } from './settingWords';

export const SAMPLING_CHOICES: readonly { value: Sampling; label: string }[] = [
  { value: 'poisson', label: t`Poisson: a coin` },
  { value: 'fixed-size', label: t`fixed size: a hat` },
  { value: 'random-allocation', label: t`random allocation: bins` },
];

/** Names of the samplings within a sentence, after 'of', 'for' or a comma. */
export const SAMPLING_WORDS: Readonly<Record<Sampling, string>> = {
  poisson: t`Poisson batches`,
  'fixed-size': t`batches of fixed size`,
  'random-allocation': t`random allocation`,
};

type SampledSettings = Pick<
  Scenario,
  'sampling' | 'samplingRate' | 'noiseMultiplier' | 'steps' | 'recordCount'
>;

/** The random allocation in words, such as '16 steps an epoch, 32 epochs'. */
export function dealtText(drawn: SampledSettings): string {
  const { stepsPerEpoch, epochs } = dealtEpochs(drawn);
  const count = countText(stepsPerEpoch);
  const times = countText(epochs);
  const steps = stepsPerEpoch === 1 ? t`one step an epoch` : t`${count} steps an epoch`;
  return epochs === 1 ? t`${steps}, one epoch` : t`${steps}, ${times} epochs`;
}

export function drawnText(drawn: SampledSettings): string {
  const batch = batchText(drawn);
  switch (drawn.sampling) {
    case 'poisson':
      return t`Each record tosses a coin of its own in every step (${batch}).`;
    case 'fixed-size':
      return t`Every step draws its batch anew from one hat, always as many (${batch}).`;
    case 'random-allocation': {
      const { steps } = dealtEpochs(drawn);
      const dealt = dealtText(drawn);
      const all = countText(steps);
      return steps === drawn.steps
        ? t`Every epoch deals each record into one of its steps (${dealt}).`
        : t`Every epoch deals each record into one of its steps (${dealt}, which whole make T = ${all}).`;
    }
  }
}

function trainingText(drawn: SampledSettings): string {
  switch (drawn.sampling) {
    case 'poisson':
      return t`DP-SGD (Poisson-subsampled Gaussian)`;
    case 'fixed-size':
      return t`DP-SGD with batches of fixed size, drawn anew from all records without replacement`;
    case 'random-allocation': {
      const dealt = dealtText(drawn);
      return t`DP-SGD with random allocation (balls in bins), ${dealt}`;
    }
  }
}

/** Words of a file on what its numbers measure and on how batches were drawn. */
export function numbersOf(drawn: SampledSettings & Pick<Scenario, 'measure'>): string {
  const training = trainingText(drawn);
  return drawn.measure === 'mu'
    ? t`mu (Gaussian DP) of ${training}, at errors of at least 1e-10, which needs no delta`
    : t`epsilon of ${training}, natural logarithms`;
}

/** Words of a file on what the ends of its brackets are. */
export const bracketsText = ({ sampling }: Pick<SampledSettings, 'sampling'>): string =>
  sampling === 'fixed-size'
    ? t`substitute: upper holds for all data (the symmetric pair, composed), lower is attained by data whose other records all pull one way; add/remove is not defined for batches of fixed size.`
    : t`addRemove: certified; substitute: certified, of two opposite gradients, which no others exceed, between lower and upper; group: follows from addRemove by group privacy, Theorem 4.1.`;
