// Trainings that many have run: the numbers of tutorials and of published configurations, looked up in November
// 2026 in their sources. Those whose numbers could not be read off a source are left out.
import { KNOWN_TRAINING_NOTES, KNOWN_TRAINING_TITLES } from './knownSentences';

interface Training {
  id: keyof typeof KNOWN_TRAINING_NOTES & string;
  /** Numbers of the training; `batch` is the average one. */
  numbers: Record<'batch' | 'recordCount' | 'noiseMultiplier' | 'steps' | 'delta' | 'clippingNorm', number>;
  source: { label: string; url: string };
}

const JAX = 'https://github.com/google-deepmind/jax_privacy/blob/main';
const TENSORFLOW = 'https://github.com/tensorflow/privacy/blob/master';

const TRAININGS: readonly Training[] = [
  {
    id: 'mnist-tensorflow',
    numbers: {
      batch: 250,
      recordCount: 60_000,
      noiseMultiplier: 1.3,
      steps: 720,
      delta: 1e-5,
      clippingNorm: 1.5,
    },
    source: {
      label: 'classification_privacy',
      url: 'https://www.tensorflow.org/responsible_ai/privacy/tutorials/classification_privacy',
    },
  },
  {
    id: 'imdb-tensorflow',
    numbers: {
      batch: 512,
      recordCount: 25_000,
      noiseMultiplier: 0.56,
      steps: 432,
      delta: 1e-5,
      clippingNorm: 1,
    },
    source: { label: 'imdb_tutorial.py', url: `${TENSORFLOW}/tutorials/imdb_tutorial.py` },
  },
  {
    id: 'cifar10-jax',
    numbers: {
      batch: 4096,
      recordCount: 50_000,
      noiseMultiplier: 10,
      steps: 725,
      delta: 1e-5,
      clippingNorm: 1,
    },
    source: {
      label: 'cifar10_wrn_16_4_eps1.py',
      url: `${JAX}/experiments/image_classification/configs/cifar10_wrn_16_4_eps1.py`,
    },
  },
  {
    id: 'imagenet-jax',
    numbers: {
      batch: 16_384,
      recordCount: 1_271_167,
      noiseMultiplier: 2.5,
      steps: 71_589,
      delta: 8e-7,
      clippingNorm: 1,
    },
    source: {
      label: 'imagenet_nf_resnet_50_eps8.py',
      url: `${JAX}/experiments/image_classification/configs/imagenet_nf_resnet_50_eps8.py`,
    },
  },
  {
    id: 'gemma-lora-jax',
    numbers: {
      batch: 1024,
      recordCount: 14_732,
      noiseMultiplier: 0.90475,
      steps: 43,
      delta: 2e-5,
      clippingNorm: 1e-3,
    },
    source: {
      label: 'dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb',
      url: `${JAX}/examples/dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb`,
    },
  },
];

export const KNOWN_TRAININGS = TRAININGS.map(({ numbers: { batch, ...rest }, ...training }) => {
  const scenario = { ...rest, samplingRate: batch / rest.recordCount };
  const { id } = training;
  // the note says where the numbers come from, and what they leave open
  return { ...training, title: KNOWN_TRAINING_TITLES[id], note: KNOWN_TRAINING_NOTES[id], batch, scenario };
});
