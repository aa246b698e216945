import { translation } from '../../base/sentences/translation.ts';
import { KNOWN_TRAINING_NOTES, KNOWN_TRAINING_TITLES } from './knownSentences.ts';

export const KNOWN_TRAINING_DE = {
  titles: translation(KNOWN_TRAINING_TITLES, {
    'mnist-tensorflow': 'MNIST, das Tutorial von TensorFlow Privacy',
    'imdb-tensorflow': 'IMDb-Rezensionen, das Tutorial von TensorFlow Privacy',
    'cifar10-jax': 'CIFAR-10, ein breites Residualnetz bei ε = 1',
    'imagenet-jax': 'ImageNet, ein Residualnetz bei ε = 8',
    'gemma-lora-jax': 'Gemma 3 auf Dialogen, mit LoRA nachtrainiert',
  }),
  words: translation(KNOWN_TRAINING_NOTES, {
    'mnist-tensorflow':
      'Es trainiert drei Epochen und druckt 0,563 nach der Rényi-Rechnung. Seine Batches sind gemischt, also gilt für sie keine der beiden Zahlen.',
    'imdb-tensorflow':
      'Das sind neun seiner 25 Epochen, mit einer Münze für jeden Eintrag in jedem Schritt. Es hört auf, wo μ nach einem zentralen Grenzwertsatz 2 übersteigt, und der ist eine Näherung und keine Schranke.',
    'cifar10-jax': 'Aus De et al. (2022), deren ε von 1 für Hinzufügen/Entfernen gilt und nicht scharf ist.',
    'imagenet-jax':
      'Aus De et al. (2022), von Grund auf trainiert, wobei 10 000 der Trainingsbilder zurückgehalten sind.',
    'gemma-lora-jax':
      'Es trainiert drei Epochen mit 64 angesammelten Batches zu 16. Es verlangt ein ε von 4 und lässt seine Bibliothek das Rauschen wählen, und diese Seite wählte dieses σ für Hinzufügen/Entfernen. Nur wenige Gewichte zu trainieren ändert das ε nicht.',
  }),
};
