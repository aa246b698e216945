// Trainings that many have run: the numbers of tutorials and of published configurations, looked up in November
// 2026 in their sources. Those whose numbers could not be read off a source are left out.
interface Training {
  id: string;
  title: string;
  /** `batch`: on average. */
  numbers: Record<'batch' | 'recordCount' | 'noiseMultiplier' | 'steps' | 'delta' | 'clippingNorm', number>;
  /** Where the numbers come from, and what they leave open. */
  note: string;
  source: { label: string; url: string };
}

const JAX = 'https://github.com/google-deepmind/jax_privacy/blob/main';
const TENSORFLOW = 'https://github.com/tensorflow/privacy/blob/master';

const TRAININGS: readonly Training[] = [
  {
    id: 'mnist-tensorflow',
    title: 'MNIST, the tutorial of TensorFlow Privacy',
    numbers: {
      batch: 250,
      recordCount: 60_000,
      noiseMultiplier: 1.3,
      steps: 720,
      delta: 1e-5,
      clippingNorm: 1.5,
    },
    note: 'It trains for three epochs and prints 0.563 by Rényi accounting. Its batches are shuffled, so neither number holds for them.',
    source: {
      label: 'classification_privacy',
      url: 'https://www.tensorflow.org/responsible_ai/privacy/tutorials/classification_privacy',
    },
  },
  {
    id: 'imdb-tensorflow',
    title: 'IMDb reviews, the tutorial of TensorFlow Privacy',
    numbers: {
      batch: 512,
      recordCount: 25_000,
      noiseMultiplier: 0.56,
      steps: 432,
      delta: 1e-5,
      clippingNorm: 1,
    },
    note: 'These are nine of its 25 epochs, with a coin for every record in each step. It stops where μ passes 2 by a central limit, which is an approximation and not a bound.',
    source: { label: 'imdb_tutorial.py', url: `${TENSORFLOW}/tutorials/imdb_tutorial.py` },
  },
  {
    id: 'cifar10-jax',
    title: 'CIFAR-10, a wide residual network at ε = 1',
    numbers: {
      batch: 4096,
      recordCount: 50_000,
      noiseMultiplier: 10,
      steps: 725,
      delta: 1e-5,
      clippingNorm: 1,
    },
    note: 'From De et al. (2022), whose ε of 1 is for add/remove and not tight.',
    source: {
      label: 'cifar10_wrn_16_4_eps1.py',
      url: `${JAX}/experiments/image_classification/configs/cifar10_wrn_16_4_eps1.py`,
    },
  },
  {
    id: 'imagenet-jax',
    title: 'ImageNet, a residual network at ε = 8',
    numbers: {
      batch: 16_384,
      recordCount: 1_271_167,
      noiseMultiplier: 2.5,
      steps: 71_589,
      delta: 8e-7,
      clippingNorm: 1,
    },
    note: 'From De et al. (2022), trained from scratch with 10,000 of the training images held out.',
    source: {
      label: 'imagenet_nf_resnet_50_eps8.py',
      url: `${JAX}/experiments/image_classification/configs/imagenet_nf_resnet_50_eps8.py`,
    },
  },
  {
    id: 'gemma-lora-jax',
    title: 'Gemma 3 on dialogues, fine-tuned by LoRA',
    numbers: {
      batch: 1024,
      recordCount: 14_732,
      noiseMultiplier: 0.90475,
      steps: 43,
      delta: 2e-5,
      clippingNorm: 1e-3,
    },
    note: 'It trains for three epochs, with 64 accumulated batches of 16. It asks for an ε of 4 and lets its library choose the noise, and this page would choose this σ for add/remove. Training only few weights does not change ε.',
    source: {
      label: 'dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb',
      url: `${JAX}/examples/dp_sgd_keras_gemma3_lora_finetuning_samsum.ipynb`,
    },
  },
];

export const KNOWN_TRAININGS = TRAININGS.map(({ numbers: { batch, ...rest }, ...training }) => {
  const scenario = { ...rest, samplingRate: batch / rest.recordCount };
  return { ...training, batch, scenario };
});
