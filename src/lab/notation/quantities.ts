// The quantities the page shows: one name, colour, dash and kind each, the same everywhere.
import { t } from '@lingui/core/macro';
import type { CurveName } from '../../accounting/curves/registry';
import type { Measure } from '../../scenario/types';

export type QuantityId = CurveName | 'audit';

interface Described {
  /** Class that gives the colour (styles/tones.css), and name of the colour's variable. */
  className: string;
  dash?: string;
  strokeWidth: number;
  /** Subscript of epsilon in the figure's label. */
  subscript?: string;
  /** Label beside the curve, after the symbol. `shortLabel` is the one on a narrow figure, where it differs. */
  label: string;
  shortLabel?: string;
  /** Full name, for tables and readers of text. */
  name: string;
  says: string;
  adjacency?: 'add/remove' | 'substitute';
  kind?: 'upper bound' | 'lower bound' | 'limit of this attack';
}

/** A quantity with its defaults: substitute adjacency, and an upper bound. */
const described = (quantity: Described) =>
  ({
    dash: undefined,
    subscript: '',
    shortLabel: quantity.label,
    adjacency: 'substitute',
    kind: 'upper bound',
    ...quantity,
    colour: `var(--${quantity.className})`,
  }) as const;

/** The curves back to front: the order of drawing. */
export const QUANTITIES = {
  group: described({
    className: 'group',
    dash: '7 5',
    strokeWidth: 2,
    label: t`by the textbook rule, group privacy`,
    shortLabel: t`by group privacy`,
    name: t`ε by group privacy, Theorem 4.1`,
    says: t`Theorem 4.1 of the paper takes this bound from the add/remove ε. It is valid but pessimistic, since it uses one point of the add/remove curve.`,
  }),
  implied: described({
    className: 'implied',
    dash: '9 3 2 3',
    strokeWidth: 2,
    label: t`implied by add/remove`,
    shortLabel: t`implied`,
    name: t`ε implied by add/remove`,
    says: t`This bound follows from the add/remove guarantees at every δ, not just at one. Chapter 2 shows how, and why doubling ε is not implied.`,
  }),
  hiddenState: described({
    className: 'hidden-state',
    dash: '1.5 3.5',
    strokeWidth: 1.5,
    label: t`this attack’s limit`,
    name: t`Limit of this attack (S1)`,
    says: t`This is not a guarantee. It is the most that this attack could show with unlimited runs, because it sees the last model alone while all other records are silent. Another attack on the last model may do better, and chapter 4 tries one.`,
    kind: 'limit of this attack',
  }),
  substitute: described({
    className: 'substitute',
    strokeWidth: 2.5,
    subscript: 'S',
    label: t`substitute`,
    name: t`ε_S, substitute`,
    says: t`This ε limits an attacker who knows that you took part and asks what your record says. Chapter 1 shows why that can be easier.`,
  }),
  addRemove: described({
    className: 'add-remove',
    strokeWidth: 2.5,
    subscript: 'AR',
    label: t`add/remove`,
    name: t`ε_AR, add/remove`,
    says: t`This ε limits an attacker who asks whether you took part. Most libraries count it.`,
    adjacency: 'add/remove',
  }),
  audit: described({
    className: 'audit',
    strokeWidth: 2,
    label: 'ε(Audit)',
    name: 'ε(Audit)',
    says: t`This is a lower bound from an attack whose mistakes are counted, which chapter 3 explains. A point above the add/remove line shows that add/remove does not cover a replaced record.`,
    kind: 'lower bound',
  }),
} satisfies Record<QuantityId, ReturnType<typeof described>>;

export type Quantity = (typeof QUANTITIES)[QuantityId];

/** The letter of each measure that the live figure may draw a guarantee in. */
export const LETTERS: Readonly<Record<Measure, string>> = { epsilon: 'ε', mu: 'μ' };

/** A quantity's name, which the table writes with ε, with the letter of the measure instead. */
export const writtenIn = (measure: Measure, name: string): string => name.replace('ε', LETTERS[measure]);

/** Whether a quantity is an upper bound. Otherwise it is what an attack shows or could show. */
export const isGuarantee = (id: QuantityId): boolean => QUANTITIES[id].kind === 'upper bound';

/** The kind of a quantity in the words of the page. The kinds themselves are values in files and messages. */
export const KIND_WORDS: Readonly<Record<Quantity['kind'], string>> = {
  'upper bound': t`upper bound`,
  'lower bound': t`lower bound`,
  'limit of this attack': t`limit of this attack`,
};

export const CURVE_IDS = Object.keys(QUANTITIES).filter((id) => id !== 'audit') as readonly CurveName[];
