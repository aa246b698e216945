// The four attacks on real training: one name, colour and mark each, the same everywhere in the chapter.
import type { CanaryChoice } from '../../../scenario';

export type MarkShape = 'circle' | 'square' | 'triangle' | 'diamond';

export interface Attack {
  kind: CanaryChoice;
  /** After the paper's label, lower case: 'S2 crafted gradient'. */
  title: string;
  /** Class that carries the colour (styles/training.css): shades of the audit's colour. */
  className: string;
  colour: string;
  shape: MarkShape;
  /** What is replaced by what, in a sentence. */
  replacement: string;
}

export const ATTACKS: Record<CanaryChoice, Attack> = {
  S2: {
    kind: 'S2',
    title: 'crafted gradient',
    className: 'attack-s2',
    colour: 'var(--attack-s2)',
    shape: 'circle',
    replacement:
      'The record’s gradient is replaced by +C or −C in one coordinate, the one that training itself moves least.',
  },
  S3: {
    kind: 'S3',
    title: 'crafted input',
    className: 'attack-s3',
    colour: 'var(--attack-s3)',
    shape: 'square',
    replacement: 'z against features made so that their gradient opposes that of z; the label stays.',
  },
  S4: {
    kind: 'S4',
    title: 'mislabelled',
    className: 'attack-s4',
    colour: 'var(--attack-s4)',
    shape: 'triangle',
    replacement: 'z against the same features with the label that turns its gradient round the most.',
  },
  S5: {
    kind: 'S5',
    title: 'natural record',
    className: 'attack-s5',
    colour: 'var(--attack-s5)',
    shape: 'diamond',
    replacement: 'z against the record of an auxiliary set whose gradient opposes that of z the most.',
  },
};

/** SVG path of a mark around a point; the four shapes look equally large. */
export function markPath(shape: MarkShape, x: number, y: number, radius: number): string {
  if (shape === 'circle') {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }
  if (shape === 'square') {
    const half = 0.88 * radius;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
  }
  if (shape === 'diamond') {
    const half = 1.25 * radius;
    return `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
  }
  const half = 1.2 * radius;
  return `M${x} ${y - 1.15 * radius}L${x + half} ${y + 0.95 * radius}H${x - half}Z`;
}
