// Guarantees as papers write them: '(4, 1e-6)-DP', '(ε, δ) = (8, 10^{-5})'.

const EPSILON = String.raw`\d+(?:\.\d+)?`;
const DELTA = String.raw`\d+(?:\.\d+)?e-\d+|(?:\d+(?:\.\d+)?\s*(?:\\cdot|\\times|[×·*])\s*)?10\s*\^\s*\{?\s*[-−]\s*\d+\s*\}?|(?:\d+(?:\.\d+)?\s*[×·*]\s*)?10⁻[⁰¹²³⁴⁵⁶⁷⁸⁹]+|0?\.0\d+|1\s*\/\s*\d[\d_,]*`;
const PAIR = String.raw`\(\s*(${EPSILON})\s*,\s*(${DELTA})\s*\)`;
const GUARANTEE = new RegExp(
  String.raw`${PAIR}(?=\s*[-–]?\s*(?:DP\b|differential|approximate))|\(\s*(?:ε|\\(?:var)?epsilon|eps(?:ilon)?)\s*,\s*(?:δ|\\?delta)\s*\)\s*(?:[-–]?\s*DP\s+)?(?:=|of|is|:|with|at)\s*${PAIR}`,
  'giu',
);

/** Each ε and δ, with its name. */
export function guaranteesIn(sentence: string): [name: string, value: string][] {
  return [...sentence.matchAll(GUARANTEE)].flatMap(([, e1, d1, e2, d2]): [string, string][] => [
    ['epsilon', (e1 ?? e2) as string],
    ['delta', (d1 ?? d2) as string],
  ]);
}
