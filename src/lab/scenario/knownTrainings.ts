// Trainings that many have run: the numbers of tutorials and of published configurations, looked up in November 2026 in their
// sources. Data; no result in it. Those whose numbers could not be read off a source are left out.
import type { Scenario } from './types';

export interface KnownTraining {
  id: string;
  title: string;
  /** Records of a step, on average. */
  batch: number;
  /** What else to know: where the numbers come from, and what they leave open. Sentences. */
  note: string;
  source: { label: string; url: string };
  /** What differs from the default scenario. */
  scenario: Pick<
    Scenario,
    'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta' | 'clippingNorm' | 'recordCount'
  >;
}

const JAX = 'https://github.com/google-deepmind/jax_privacy/blob/main';
const TENSORFLOW = 'https://github.com/tensorflow/privacy/blob/master';

interface Numbers {
  batch: number;
  recordCount: number;
  noiseMultiplier: number;
  steps: number;
  delta: number;
  clippingNorm: number;
}

const training = (
  id: string,
  title: string,
  { batch, recordCount, ...rest }: Numbers,
  note: string,
  source: KnownTraining['source'],
): KnownTraining => ({
  id,
  title,
  batch,
  note,
  source,
  scenario: { ...rest, recordCount, samplingRate: batch / recordCount },
});

export const KNOWN_TRAININGS: readonly KnownTraining[] = [
  training(
    'mnist-tensorflow',
    'MNIST, the tutorial of TensorFlow Privacy',
    { batch: 250, recordCount: 60_000, noiseMultiplier: 1.3, steps: 720, delta: 1e-5, clippingNorm: 1.5 },
    'It trains for three epochs and prints 0.563 by Rényi accounting. Its batches are shuffled, so neither number holds for them.',
    {
      label: 'classification_privacy',
      url: 'https://www.tensorflow.org/responsible_ai/privacy/tutorials/classification_privacy',
    },
  ),
  training(
    'imdb-tensorflow',
    'IMDb reviews, the tutorial of TensorFlow Privacy',
    { batch: 512, recordCount: 25_000, noiseMultiplier: 0.56, steps: 432, delta: 1e-5, clippingNorm: 1 },
    'These are nine of its 25 epochs, with a coin for every record in each step. It stops where μ passes 2 by a central limit, which is an approximation and not a bound.',
    { label: 'imdb_tutorial.py', url: `${TENSORFLOW}/tutorials/imdb_tutorial.py` },
  ),
  training(
    'cifar10-jax',
    'CIFAR-10, a wide residual network at ε = 1',
    { batch: 4096, recordCount: 50_000, noiseMultiplier: 10, steps: 725, delta: 1e-5, clippingNorm: 1 },
    'From De et al. (2022), whose ε of 1 is for add/remove and not tight.',
    {
      label: 'cifar10_wrn_16_4_eps1.py',
      url: `${JAX}/experiments/image_classification/configs/cifar10_wrn_16_4_eps1.py`,
    },
  ),
  training(
    'imagenet-jax',
    'ImageNet, a residual network at ε = 8',
    {
      batch: 16_384,
      recordCount: 1_271_167,
      noiseMultiplier: 2.5,
      steps: 71_589,
      delta: 8e-7,
      clippingNorm: 1,
    },
    'From De et al. (2022), trained from scratch with 10,000 of the training images held out.',
    {
      label: 'imagenet_nf_resnet_50_eps8.py',
      url: `${JAX}/experiments/image_classification/configs/imagenet_nf_resnet_50_eps8.py`,
    },
  ),
  training(
    'gemma-lora-jax',
    'Gemma 3 on dialogues, fine-tuned by LoRA',
    {
      batch: 1024,
      recordCount: 14_732,
      noiseMultiplier: 0.90475,
      steps: 43,
      delta: 2e-5,
      clippingNorm: 1e-3,
    },
    'It trains for three epochs, with 64 accumulated batches of 16. It asks for an ε of 4 and lets its library choose the noise, and this page would choose this σ for add/remove. Training only few weights does not change ε.',
    {
      label: 'dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb',
      url: `${JAX}/examples/dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb`,
    },
  ),
];
