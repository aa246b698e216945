// Titles of the known trainings, and notes on their numbers, by the ids of the trainings.
import { sentences } from '../../base/sentences/family.ts';

export const KNOWN_TRAINING_TITLES = sentences('knownTrainingTitle', {
  'mnist-tensorflow': 'MNIST, the tutorial of TensorFlow Privacy',
  'imdb-tensorflow': 'IMDb reviews, the tutorial of TensorFlow Privacy',
  'cifar10-jax': 'CIFAR-10, a wide residual network at ε = 1',
  'imagenet-jax': 'ImageNet, a residual network at ε = 8',
  'gemma-lora-jax': 'Gemma 3 on dialogues, fine-tuned by LoRA',
});

export const KNOWN_TRAINING_NOTES = sentences('knownTraining', {
  'mnist-tensorflow':
    'It trains for three epochs and prints 0.563 by Rényi accounting. Its batches are shuffled, so neither number holds for them.',
  'imdb-tensorflow':
    'These are nine of its 25 epochs, with a coin for every record in each step. It stops where μ passes 2 by a central limit, which is an approximation and not a bound.',
  'cifar10-jax': 'From De et al. (2022), whose ε of 1 is for add/remove and not tight.',
  'imagenet-jax': 'From De et al. (2022), trained from scratch with 10,000 of the training images held out.',
  'gemma-lora-jax':
    'It trains for three epochs, with 64 accumulated batches of 16. It asks for an ε of 4 and lets its library choose the noise, and this page would choose this σ for add/remove. Training only few weights does not change ε.',
});
