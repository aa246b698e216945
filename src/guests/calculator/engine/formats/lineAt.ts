// The line of a position in a text, from 1, without counting from the beginning each time. Pure.
import { firstWhole } from '../../../../base/numerics/rootFinding';

export function lineAt(text: string): (position: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (position) => firstWhole(0, starts.length, (i) => (starts[i] as number) > position);
}
