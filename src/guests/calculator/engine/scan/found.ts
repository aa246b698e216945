// The types of what the scanner finds: numbers with their names, and names that are set to words.
import type { NamedNumber, NumberPlace } from '../proposal';
import type { Segment } from './segments';
import type { Token } from './tokens';

export interface FoundNumber extends Omit<NamedNumber, 'id'> {
  /** Arithmetic over names to which the text gives no value; null for a plain number. */
  formula: string | null;
  /** The unit that is written behind the number, which may differ from its name: epochs in `T = 3 epochs`. */
  unit: Token['unit'];
  /** Other names that the text assigns the number to, as in `noise_multiplier=args.sigma`. */
  aliases: readonly string[];
  /** Reason for which the number may be another one, or several. */
  doubt: 'comma' | 'spaces' | 'several' | 'condition' | 'change' | 'default' | null;
  /** The words right before the number's name, or before the number itself where its name stands behind it: 'every', 'after'. */
  before: readonly string[];
  /** Whether the number's name stands behind it, as in `15 epochs`. */
  isBehind: boolean;
  /** The phase of training, or the row of a table with several, that the number belongs to; null outside of these. */
  phase: string | null;
}

/** A name that is set to a word: `poisson_sampling = args.poisson`, `enabled: false`. */
export interface Setting {
  name: string;
  path: readonly string[];
  word: string;
  line: number;
  text: string;
  active: boolean;
}

export interface Scanned {
  numbers: FoundNumber[];
  settings: Setting[];
  lines: readonly string[];
  segments: readonly Segment[];
}

/** How a number came by its name. */
export interface Naming {
  name: string;
  kind: NumberPlace['kind'];
  path: readonly string[];
  before?: readonly string[] | undefined;
  doubt?: FoundNumber['doubt'] | undefined;
  rest?: string | undefined;
  active?: boolean;
  phase?: string | null;
  isNameless?: boolean;
  isBehind?: boolean;
  isSentence?: boolean;
  isSquared?: boolean;
}
