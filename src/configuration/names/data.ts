// Training sets of well-known size, to offer where a text names one and gives no number of records. Never taken unasked.

const SIZES: readonly (readonly [RegExp, string, number])[] = [
  [/fashion[-_ ]?mnist/i, 'Fashion-MNIST', 60_000],
  [/\bk?mnist\b(?!\w)/i, 'MNIST', 60_000],
  [/cifar[-_ ]?100/i, 'CIFAR-100', 50_000],
  [/cifar[-_ ]?10\b/i, 'CIFAR-10', 50_000],
  [/\bimdb\b/i, 'IMDb', 25_000],
  [/\bsvhn\b/i, 'SVHN', 73_257],
  [/imagenet|image_net/i, 'ImageNet', 1_281_167],
  [/\bsst[-_]?2\b/i, 'SST-2', 67_349],
  [/\bmnli\b/i, 'MNLI', 392_702],
  [/\bqnli\b/i, 'QNLI', 104_743],
  [/\bqqp\b/i, 'QQP', 363_846],
  [/\be2e\b/i, 'E2E', 42_061],
];

export function knownDataIn(text: string): { name: string; records: number } | null {
  const found = SIZES.filter(([sign]) => sign.test(text));
  const [only] = found;
  return found.length === 1 && only ? { name: only[1], records: only[2] } : null;
}
