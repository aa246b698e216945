// Numbers and symbols, typeset: real superscripts in text and in drawings.
import type { TypesetNumber } from './formatNumber';
import { type Rounding, typesetDelta, typesetEpsilon, typesetParameter } from './formatNumber';

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

export const Epsilon = ({ value, rounding }: { value: number; rounding?: Rounding }) => (
  <Num of={typesetEpsilon(value, rounding)} />
);
export const Delta = ({ value }: { value: number }) => <Num of={typesetDelta(value)} />;
export const Parameter = ({ value }: { value: number }) => <Num of={typesetParameter(value)} />;

/** A letter of the paper: q, σ, ε. */
export const Sym = ({ children }: { children: string }) => <i className="symbol">{children}</i>;

/** The same number as a piece of SVG text. */
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
