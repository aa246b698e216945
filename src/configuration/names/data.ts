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

const DATA =
  /^(?:the )?(?:(?:training|train|private|sensitive|trainings)[-_ ]?)?(?:data|data[-_ ]?sets?|set|corpus|daten(?:satz)?|jeu de données|données)$/i;
/** 'MNIST (60,000)', 'CIFAR-10 (50k images)', 'Adult (n = 32,561)', 'MNIST (60,000 / 10,000)': the second are those of the test. */
const SIZED =
  /^[\p{L}][\p{L}\d .+_-]{0,40}\s[([]\s*(?:[nN]\s*=\s*)?(\d{1,3}(?:[,.' ]\d{3})+|\d+(?:\.\d+)?[kKM]?)(?:\s+(?:train(?:ing)?\s+)?(?:images|records|examples|samples|rows|sentences|points|Bilder|Einträge|Beispiele|exemples|train(?:ing)?)\b)?\s*(?:\/[^()]*)?[)\]]$/u;
const YEAR = /^(?:19|20)\d\d$/;
const FEWEST = 100;

/** The number of records that is said beside the name of the training data; null where none is. */
export function sizeOfData(key: string, value: string): string | null {
  if (!DATA.test(key.trim()) || /test|valid|\bval\b|eval|public/i.test(value)) return null;
  const size = SIZED.exec(value.trim())?.[1];
  if (size === undefined || YEAR.test(size)) return null;
  return /[kKM,.' ]/.test(size) || Number(size) >= FEWEST ? size : null;
}
