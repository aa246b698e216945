// Numbers and symbols, typeset: real superscripts in text and in drawings.
import { Trans } from '@lingui/react/macro';
import { type NumberField, writeNumberField } from '../../scenario/fields/fields';
import {
  type Rounding,
  type TypesetNumber,
  typesetBracket,
  typesetDelta,
  typesetEpsilon,
  typesetParameter,
  typesetWritten,
} from './formatNumber';
import { type SymbolId, symbolOf } from './table';

export function Num({ of }: { of: TypesetNumber }) {
  const { mantissa, exponent } = of;
  if (exponent === null) return <span className="number">{mantissa}</span>;
  return (
    <span className="number">
      {mantissa === '' ? '' : `${mantissa}×`}10<sup>{minus(exponent)}</sup>
    </span>
  );
}

const minus = (exponent: number): string => String(exponent).replace('-', '\u2212');

export const Epsilon = ({ value, rounding }: { value: number; rounding: Rounding }) => (
  <Num of={typesetEpsilon(value, rounding)} />
);
export const Delta = ({ value }: { value: number }) => <Num of={typesetDelta(value)} />;
export const Parameter = ({ value }: { value: number }) => <Num of={typesetParameter(value)} />;
/** A setting with all its digits, as its control writes it, such as 1/16 or 5×10⁻⁵. */
export const SettingValue = ({ field, value }: { field: NumberField; value: number }) => (
  <Num of={typesetWritten(writeNumberField(field, value))} />
);

interface Bracket {
  lower: number;
  upper: number;
}

/** An interval that contains a number, with each end rounded outward, such as '3.9 to 4.1'. */
export function Ends({ lower, upper }: Bracket) {
  const [from, to] = typesetBracket(lower, upper);
  return (
    <Trans>
      <Num of={from} /> to <Num of={to} />
    </Trans>
  );
}

/** An interval that contains a number, in words that follow a verb, such as 'between 3.9 and 4.1'. */
export function Between({ lower, upper }: Bracket) {
  const [from, to] = typesetBracket(lower, upper);
  return (
    <Trans>
      between <Num of={from} /> and <Num of={to} />
    </Trans>
  );
}

/** A letter of the paper: q, σ, ε. A letter that stands for a control or mark on the page lights up with it. */
export const Sym = ({ children }: { children: string }) => (
  <i className="symbol" data-symbol={symbolOf(children)}>
    {children}
  </i>
);

const EPSILONS = { AR: 'eps-ar', S: 'eps-s' } as const satisfies Record<string, SymbolId>;

export const EpsilonSymbol = ({ adjacency }: { adjacency: keyof typeof EPSILONS }) => (
  <span className="epsilon" data-symbol={EPSILONS[adjacency]}>
    ε<sub>{adjacency}</sub>
  </span>
);

export function SvgNum({ of }: { of: TypesetNumber }) {
  const { mantissa, exponent } = of;
  if (exponent === null) return mantissa;
  return (
    <>
      {mantissa === '' ? '' : `${mantissa}×`}10
      <tspan dy="-0.45em" fontSize="0.75em">
        {minus(exponent)}
      </tspan>
    </>
  );
}
