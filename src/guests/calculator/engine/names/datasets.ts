// Well-known training data sets with their number of training records as published, each with its source.

export interface KnownData {
  name: string;
  records: number;
  source: { label: string; url: string };
  /** Names of the data set in small letters, without signs and spaces. */
  names: readonly string[];
}

const of = (name: string, records: number, names: string, label: string, url: string): KnownData => ({
  name,
  records,
  source: { label, url },
  names: names.split(' '),
});

export const KNOWN_DATA: readonly KnownData[] = [
  of(
    'MNIST',
    60_000,
    'mnist',
    'torchvision, MNIST',
    'https://docs.pytorch.org/vision/stable/generated/torchvision.datasets.MNIST.html',
  ),
  of(
    'Fashion-MNIST',
    60_000,
    'fashionmnist fmnist',
    'zalandoresearch/fashion-mnist',
    'https://github.com/zalandoresearch/fashion-mnist',
  ),
  of('KMNIST', 60_000, 'kmnist', 'rois-codh/kmnist', 'https://github.com/rois-codh/kmnist'),
  of('CIFAR-10', 50_000, 'cifar10', 'Krizhevsky 2009', 'https://www.cs.toronto.edu/~kriz/cifar.html'),
  of('CIFAR-100', 50_000, 'cifar100', 'Krizhevsky 2009', 'https://www.cs.toronto.edu/~kriz/cifar.html'),
  of('SVHN', 73_257, 'svhn', 'Netzer et al. 2011', 'http://ufldl.stanford.edu/housenumbers/'),
  of(
    'ImageNet (ILSVRC 2012)',
    1_281_167,
    'imagenet imagenet1k ilsvrc2012',
    'ILSVRC 2012',
    'https://www.image-net.org/challenges/LSVRC/2012/',
  ),
  of(
    'IMDb reviews',
    25_000,
    'imdb imdbreviews',
    'Maas et al. 2011',
    'https://ai.stanford.edu/~amaas/data/sentiment/',
  ),
  of('SST-2', 67_349, 'sst2', 'GLUE, SST-2', 'https://huggingface.co/datasets/nyu-mll/glue'),
  of('QNLI', 104_743, 'qnli', 'GLUE, QNLI', 'https://huggingface.co/datasets/nyu-mll/glue'),
  of('QQP', 363_846, 'qqp', 'GLUE, QQP', 'https://huggingface.co/datasets/nyu-mll/glue'),
  of('MNLI', 392_702, 'mnli', 'GLUE, MNLI', 'https://huggingface.co/datasets/nyu-mll/glue'),
  of('E2E NLG', 42_061, 'e2e e2enlg', 'Novikova et al. 2017', 'https://aclanthology.org/W17-5525/'),
  of('Adult', 32_561, 'adult adultincome', 'UCI, Adult', 'https://archive.ics.uci.edu/dataset/2/adult'),
  of('Purchase-100', 197_324, 'purchase100', 'Shokri et al. 2017', 'https://arxiv.org/abs/1610.05820'),
  of('Texas-100', 67_330, 'texas100', 'Shokri et al. 2017', 'https://arxiv.org/abs/1610.05820'),
];
